import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { openBrowser, openPage } from "../setup/browser.ts";
import { measureContrast } from "../setup/contrast.ts";
import { findSite } from "../setup/disk.ts";
import { walkPage } from "../setup/keyboard.ts";
import { readColours } from "../setup/measures.ts";
import { type PageKinds, pageKinds, prepareVisits, serveForum, visit } from "../setup/page-kinds.ts";
import { serveContent } from "../setup/served-site.ts";

let browser: Browser;
let forum: ServedFolder;
let english: ServedFolder;
let page: Page;

beforeAll(async () => {
  [browser, forum] = await Promise.all([openBrowser(), serveForum()]);
  english = await serveContent(findSite("english"));
  ({ page } = await openPage(browser, { viewport: { width: 360, height: 800 } }));
  await prepareVisits(page, /\/discussions\/(?:moved|empty-page)\/$/);
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([forum?.close(), english?.close()]);
});

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What breaks WCAG 2.2 A or AA, or a practice that axe holds for good; and the names of the rules that were kept. */
async function checkPage(): Promise<{ readonly faults: readonly string[]; readonly kept: readonly string[] }> {
  return summarise(await new AxeBuilder({ page }).setLegacyMode().withTags(levels).analyze());
}

/** The dark scheme is checked for what depends on colours, all else once. */
async function checkSchemes(): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await checkPage();
  expect(light.faults).toEqual([]);
  expect(light.kept).toEqual(expect.arrayContaining(["color-contrast", "target-size", "region", "html-has-lang"]));
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = summarise(await new AxeBuilder({ page }).setLegacyMode().withRules(["color-contrast", "link-in-text-block"]).analyze());
  expect(dark.faults).toEqual([]);
  expect(dark.kept).toContain("color-contrast");
}

function summarise({ violations, passes }: Awaited<ReturnType<AxeBuilder["analyze"]>>) {
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
  return { faults, kept: passes.map(({ id }) => id) };
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
];

describe("WCAG 2.2 AA and good practice, in the light and the dark scheme", () => {
  it.each(pageKinds)("are kept by the %s", async (_kind, path) => {
    await visit(page, forum, path);
    await checkSchemes();
  });

  it.each(englishKinds)("are kept by the %s in English", async (_kind, path) => {
    await visit(page, english, path);
    expect(await page.locator("html[lang=en][dir=ltr]").count()).toBe(1);
    await checkSchemes();
  });

  it("are checked, so that a fault is found", async () => {
    await visit(page, forum, "about/");
    await page.evaluate(() => document.documentElement.removeAttribute("lang"));
    await page.evaluate(() => document.querySelector("main")?.append(document.createElement("button")));
    const { faults } = await checkPage();
    expect(faults.map((fault) => fault.split(":")[0])).toEqual(expect.arrayContaining(["html-has-lang", "button-name"]));
  });
});

describe("the keyboard", () => {
  beforeAll(() => page.emulateMedia({ colorScheme: null }));

  const walks = [
    ...pageKinds.map(([kind, path]) => [kind, path, () => forum] as const),
    ...englishKinds.slice(0, 9).map(([kind, path]) => [`${kind} in English`, path, () => english] as const),
  ];

  it.each(walks)("reaches all of the %s in the order of reading, and shows where it is", async (_kind, path, site) => {
    await visit(page, site(), path);
    const { stops, reachable, backward } = await walkPage(page);
    expect(stops.map(({ html }) => html)).toEqual(reachable);
    expect(stops.map(({ position }) => position)).toEqual(reachable.map((_, index) => index));
    expect(backward).toEqual([]);
    const [body] = await page.evaluate(readColours, "body");
    const isUnseen = ({ outline }: (typeof stops)[number]) =>
      outline.style === "none" || outline.width < 2 || measureContrast(outline.colour, body?.behind ?? "") < 3;
    expect(stops.filter(isUnseen)).toEqual([]);
  });

  it("finds the skip link first, which comes into sight and leads past the head of the page", async () => {
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
