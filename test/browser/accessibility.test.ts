import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { checkRules } from "../support/browser/axe.ts";
import { openBrowser, openPage, showWhole } from "../support/browser/browser.ts";
import { measureContrast } from "../support/browser/contrast.ts";
import { walkPage } from "../support/browser/keyboard.ts";
import { listTextColours, readColours } from "../support/browser/measures.ts";
import { type PageKinds, pageKinds, prepareVisits, serveForum, visit } from "../support/browser/page-kinds.ts";
import { serveContent } from "../support/browser/served-site.ts";
import { findSite } from "../support/disk.ts";

let browser: Browser;
let forum: ServedFolder;
let english: ServedFolder;
let page: Page;

beforeAll(async () => {
  [browser, forum] = await Promise.all([openBrowser(), serveForum()]);
  english = await serveContent(findSite("english"));
  ({ page } = await openPage(browser, { viewport: { width: 360, height: 800 }, reducedMotion: "reduce" }));
  await prepareVisits(page, /\/discussions\/(?:moved|empty-page)\/$/);
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([forum?.close(), english?.close()]);
});

/** WCAG 2.2 A and AA, and the best practices of axe. */
const all = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
} as const;

const contrast = ["color-contrast", "link-in-text-block"] as const;
const highContrast = ["color-contrast-enhanced", "link-in-text-block"] as const;

/**
 * Themes other than the one of the first check, with the rules that depend on colours and the
 * minimum contrast of text. High contrast has the minimum of AAA.
 */
const themes = [
  ["dark", { colorScheme: "dark", contrast: "no-preference" }, contrast, 4.5],
  ["dark, in high contrast", { colorScheme: "dark", contrast: "more" }, highContrast, 7],
  ["light, in high contrast", { colorScheme: "light", contrast: "more" }, highContrast, 7],
] as const;

/** All visible text with less contrast. Unlike axe, it skips nothing. */
async function findFaintText(least: number): Promise<readonly string[]> {
  const colours = await page.evaluate(listTextColours);
  expect(colours.length).toBeGreaterThan(2);
  return colours.filter(({ text, behind }) => measureContrast(text, behind) < least).map(({ html }) => html);
}

/**
 * Checks the page in every theme and switches themes in place. Axe skips the themes in which it has
 * checked the Persian page.
 */
async function checkThemes(site: ServedFolder): Promise<void> {
  const { faults, kept } = await checkRules(page, all);
  expect(faults).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(["color-contrast", "target-size", "region", "html-has-lang"]));
  for (const [theme, media, rules, least] of themes) {
    await page.emulateMedia(media);
    if (site === forum) expect([theme, ...(await checkRules(page, { type: "rule", values: rules })).faults]).toEqual([theme]);
    expect([theme, ...(await findFaintText(least))]).toEqual([theme]);
  }
  await page.emulateMedia({ colorScheme: "light", contrast: "no-preference" });
}

/** Goes through the page with the tab key. */
async function checkWalk(): Promise<void> {
  const { stops, reachable, backward } = await walkPage(page);
  expect(stops.map(({ html }) => html)).toEqual(reachable);
  expect(stops.map(({ position }) => position)).toEqual(reachable.map((_, index) => index));
  expect(backward).toEqual([]);
  const [body] = await page.evaluate(readColours, "body");
  const isUnseen = ({ outline }: (typeof stops)[number]) =>
    outline.style === "none" || outline.width < 2 || measureContrast(outline.colour, body?.behind ?? "") < 3;
  expect(stops.filter(isUnseen)).toEqual([]);
}

/** Of the site in `test/sites/english`. */
const englishKinds: PageKinds = [
  ["home page", ""],
  ["tag index", "tags/"],
  ["first page of a tag", "tags/pagination/"],
  ["second page of a tag", "tags/pagination/2/"],
  ["tag of one page", "tags/team/"],
  ["filtered tag", "tags/pagination/?time=week&display=solved&with=api"],
  ["filter that finds nothing", "tags/team/?time=day"],
  ["solved discussion with a table and a footnote", "discussions/paging-numbers/"],
  ["closed discussion", "discussions/closed-thread/"],
  ["content page", "about/"],
  ["redirect stub", "threads/7/"],
  ["missing page", "no/such/page/"],
  ["results of a search", "search/?q=page"],
];

const kinds = [
  ...pageKinds.map(([kind, path]) => [kind, path, () => forum] as const),
  ...englishKinds.map(([kind, path]) => [`${kind} in English`, path, () => english] as const),
];

describe.each(kinds)("the %s", (_kind, path, site) => {
  beforeAll(async () => {
    await visit(page, site(), path);
    return showWhole(page);
  });

  it("meets WCAG 2.2 AA and best practices in every theme", () => checkThemes(site()));

  it("can be used by keyboard in reading order and shows the focus", checkWalk);
});

describe("the check", () => {
  it("finds a fault in the page and a fault in the colours of a theme", async () => {
    await visit(page, forum, "about/");
    await page.evaluate(() => document.documentElement.removeAttribute("lang"));
    await page.evaluate(() => document.querySelector("main")?.append(document.createElement("button")));
    const { faults } = await checkRules(page, all);
    expect(faults.map((fault) => fault.split(":")[0])).toEqual(expect.arrayContaining(["html-has-lang", "button-name"]));
    await page.evaluate(() => document.documentElement.style.setProperty("--quiet", "#8b8b8b"));
    const colours = await checkRules(page, { type: "rule", values: ["color-contrast"] });
    expect(colours.faults.length).toBeGreaterThan(0);
    expect((await findFaintText(4.5)).length).toBeGreaterThan(0);
  });
});

describe("the keyboard", () => {
  it("reaches the skip link first, which becomes visible and skips the header of the page", async () => {
    await visit(page, forum, "tags/pagination/");
    const skip = page.locator(".skip");
    expect((await skip.boundingBox())?.y).toBeLessThan(0);
    await page.keyboard.press("Tab");
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    const box = await skip.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("main");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement === document.querySelector("main a, main button, main select"))).toBe(true);
  });
});
