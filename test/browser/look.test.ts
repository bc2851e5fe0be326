import type { Browser, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { openBrowser, openPage, type WatchedPage } from "../support/browser/browser.ts";
import { measureContrast } from "../support/browser/contrast.ts";
import { findSmallPersian, listMotions, measureHeights, readColours, readRuleColour } from "../support/browser/measures.ts";
import { pageKinds, prepareVisits, serveForum, visit } from "../support/browser/page-kinds.ts";
import { openWithoutFonts } from "../support/browser/shifts.ts";

let browser: Browser;
let forum: ServedFolder;
let reader: WatchedPage;
let page: Page;
/** Addresses of all fonts that were asked for. */
const fonts = new Set<string>();

beforeAll(async () => {
  [browser, forum] = await Promise.all([openBrowser(), serveForum()]);
  reader = await openPage(browser, { viewport: { width: 360, height: 800 } });
  page = reader.page;
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.add(request.url());
  });
  await prepareVisits(page);
});

afterAll(async () => {
  await browser?.close();
  await forum?.close();
});

/** Links and controls outside a line of text. Those in a line are as high as the line. */
const alone = "button, select, nav a, .site-header a, .tag-list a, .row a, .state a";

describe.each(pageKinds)("the %s", (_kind, path) => {
  beforeAll(() => visit(page, forum, path));

  it("has no Persian text under 14 px", async () => {
    const { seen, small } = await page.evaluate(findSmallPersian, 14);
    expect(small).toEqual([]);
    expect(seen).toBeGreaterThan(5);
  });

  it("has buttons, selects and separate links of at least 44 px", async () => {
    const heights = await page.evaluate(measureHeights, alone);
    expect(heights.filter(({ height }) => height < 44)).toEqual([]);
    expect(heights.length).toBeGreaterThan(2);
  });
});

describe("in a wide window", () => {
  beforeAll(async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, forum, "tags/pagination/");
  });
  afterAll(() => page.setViewportSize({ width: 360, height: 800 }));

  it("keeps the search box apart from the top of the page and from the banner", async () => {
    const [box, banner] = await Promise.all([page.locator(".find input").boundingBox(), page.locator(".banner").boundingBox()]);
    expect(box?.y).toBeGreaterThanOrEqual(8);
    expect((banner?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0))).toBeGreaterThanOrEqual(8);
  });
});

describe.each(["light", "dark"] as const)("the %s scheme", (colorScheme) => {
  beforeAll(async () => {
    await page.emulateMedia({ colorScheme });
    await visit(page, forum, "tags/pagination/");
  });
  afterAll(() => page.emulateMedia({ colorScheme: null }));

  it("gives the borders of controls a contrast of at least 3:1", async () => {
    const controls = await page.evaluate(readColours, "main :is(button, input, select), .find input");
    expect(controls.length).toBeGreaterThan(5);
    expect(controls.filter(({ border, borderWidth, behind }) => borderWidth === "0px" || measureContrast(border, behind) < 3)).toEqual([]);
    // The sign of the search has no border, and is one by itself.
    const [sign] = await page.evaluate(readColours, ".find .icon");
    expect(measureContrast(sign?.stroke ?? "", sign?.behind ?? "")).toBeGreaterThanOrEqual(3);
  });

  it("gives visited titles, unvisited titles and the text below them different colours", async () => {
    const [title = "", visited = "", excerpt = "", meta = ""] = await Promise.all(
      [".title", ".title:visited", ".excerpt", ".meta"].map((selector) => page.evaluate(readRuleColour, selector)),
    );
    expect([title, visited, excerpt, meta]).not.toContain("");
    expect(visited).not.toBe(title);
    expect([excerpt, meta]).not.toContain(title);
    expect([excerpt, meta]).not.toContain(visited);
  });

  it("keeps visited titles readable, which contrast checkers cannot see", async () => {
    const [body] = await page.evaluate(readColours, "body");
    expect(measureContrast(await page.evaluate(readRuleColour, ".title:visited"), body?.behind ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});

describe("forced colours", () => {
  beforeAll(async () => {
    await page.emulateMedia({ forcedColors: "active" });
    await visit(page, forum, "tags/pagination/?time=day&display=closed&with=laravel");
  });
  afterAll(() => page.emulateMedia({ forcedColors: null }));

  it("keep the borders and the texts of controls", async () => {
    const controls = await page.evaluate(readColours, "main :is(button, input, select), .find input");
    expect(controls.length).toBeGreaterThan(5);
    const isLost = ({ border, borderWidth, text, behind }: (typeof controls)[number]) =>
      borderWidth === "0px" || measureContrast(border, behind) < 3 || measureContrast(text, behind) < 4.5;
    expect(controls.filter(isLost)).toEqual([]);
  });

  it("keep icons visible", async () => {
    const icons = await page.evaluate(readColours, ".icon");
    expect(icons.length).toBeGreaterThan(1);
    expect(icons.filter(({ stroke, behind }) => measureContrast(stroke, behind) < 3)).toEqual([]);
  });

  it("keep the number of the current page distinct", async () => {
    await visit(page, forum, "tags/pagination/2/");
    const [current] = await page.evaluate(readColours, ".pager [aria-current]");
    const [other] = await page.evaluate(readColours, ".pager ol a:not([aria-current])");
    expect(current?.borderWidth).not.toBe(other?.borderWidth);
    expect(measureContrast(current?.border ?? "", current?.behind ?? "")).toBeGreaterThanOrEqual(3);
  });
});

describe("motion", () => {
  it("is on for readers who did not ask for less motion", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, forum, "tags/pagination/");
    expect((await page.evaluate(listMotions)).moving.length).toBeGreaterThan(0);
  });

  it("is off for readers who asked for less motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { seen, moving } = await page.evaluate(listMotions);
    expect(moving).toEqual([]);
    expect(seen).toBeGreaterThan(100);
    await page.emulateMedia({ reducedMotion: null });
  });
});

describe("fonts", () => {
  it("come from the site itself and draw its Persian and Latin words", async () => {
    await visit(page, forum, "tags/pagination/");
    expect(fonts.size).toBe(2);
    expect([...fonts].filter((address) => !address.startsWith(forum.url))).toEqual([]);
    const faces = await page.evaluate(listFaces);
    expect(faces.filter((face) => face.startsWith("Vazirmatn"))).toEqual(["Vazirmatn loaded", "Vazirmatn loaded"]);
  });

  it.each(["h1", ".summary", ".entry .title", ".age", ".actor", ".pager .next", ".filter label", ".unit b"])(
    "draw %s",
    async (selector) => {
      const session = await page.context().newCDPSession(page);
      await session.send("DOM.enable");
      await session.send("CSS.enable");
      expect(await listFonts(session, selector)).toEqual(["Vazirmatn"]);
      await session.detach();
    },
  );

  it("that load late do not shift lines, since the fallback has the same metrics", async ({ skip }) => {
    const late = await openWithoutFonts(browser, forum, "tags/pagination/", (route) => route.continue());
    const shifts = await late.readShifts();
    const faces = await late.page.evaluate(listFaces);
    await late.close();
    skip(!faces.some((face) => face.endsWith("as Vazirmatn loaded")), "needs DejaVu Sans or Noto Naskh Arabic on this machine");
    expect(faces).toContain("Vazirmatn loaded");
    expect(shifts.flatMap(({ moved }) => moved)).toEqual([]);
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);
  });

  it("that never load shift nothing, and the test notices an inserted block", async () => {
    const { page, readShifts, close } = await openWithoutFonts(browser, forum, "tags/pagination/", (route) => route.abort());
    expect(await readShifts()).toEqual([]);
    await page.evaluate(() => document.body.prepend("text"));
    expect(await readShifts()).not.toEqual([]);
    await close();
  });
});

/** Runs in the page. */
function listFaces(): readonly string[] {
  return Array.from(document.fonts, ({ family, status }) => `${family.replaceAll('"', "")} ${status}`);
}

/** The families that drew the text of the first element that matches. */
async function listFonts(session: CDPSession, selector: string): Promise<readonly string[]> {
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? "" : ", local"}`);
}
