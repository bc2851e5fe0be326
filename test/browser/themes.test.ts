import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { openBrowser, openPage } from "../support/browser/browser.ts";
import { measureContrast } from "../support/browser/contrast.ts";
import { readColours, readRuleColour } from "../support/browser/measures.ts";
import { serveContent } from "../support/browser/served-site.ts";
import { findSite } from "../support/disk.ts";

let browser: Browser;
let site: ServedFolder;
let page: Page;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveContent(findSite("persian"))]);
  ({ page } = await openPage(browser, { viewport: { width: 360, height: 800 } }));
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async () => {
  await page.emulateMedia({ media: "screen", colorScheme: "light", contrast: "no-preference" });
  await page.goto(`${site.url}tags/pagination/`);
});

afterEach(async () => {
  await page.unrouteAll();
  await page.evaluate(() => localStorage.clear());
});

const pageColours = {
  light: "rgb(253, 252, 250)",
  dark: "rgb(23, 23, 20)",
  lightContrast: "rgb(255, 255, 255)",
  darkContrast: "rgb(0, 0, 0)",
};

async function readPageColour(shown = page): Promise<string | undefined> {
  const [body] = await shown.evaluate(readColours, "body");
  return body?.behind;
}

const choose = (theme: string) => page.locator("select[name=theme]").selectOption(theme);
const listBars = (shown = page) =>
  shown.locator("meta[name=theme-color]").evaluateAll((bars) => bars.map((bar) => bar.getAttribute("content")));

describe("a page without a choice", () => {
  it.each([
    ["light", "no-preference", pageColours.light],
    ["dark", "no-preference", pageColours.dark],
    ["light", "more", pageColours.lightContrast],
    ["dark", "more", pageColours.darkContrast],
  ] as const)("follows the system: %s, contrast %s", async (colorScheme, contrast, expected) => {
    await page.emulateMedia({ colorScheme, contrast });
    expect(await readPageColour()).toBe(expected);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(colorScheme);
    const visited = await page.evaluate(readRuleColour, ".title:visited");
    expect(measureContrast(visited, expected)).toBeGreaterThanOrEqual(contrast === "more" ? 7 : 4.5);
    expect(visited).not.toBe(await page.evaluate(readRuleColour, ".title"));
  });

  it("gives the browser's bars its own colour", async () => {
    const media = await page.locator("meta[name=theme-color]").evaluateAll((bars) => bars.map((bar) => bar.getAttribute("media")));
    expect(media).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
    const colours = await page.evaluate(
      (contents) => {
        const probe = document.body.appendChild(document.createElement("i"));
        return contents.map((content) => {
          probe.style.color = content ?? "";
          return getComputedStyle(probe).color;
        });
      },
      await listBars(),
    );
    expect(colours).toEqual([pageColours.light, pageColours.dark]);
  });
});

describe("the theme switch", () => {
  it("overrides the system and keeps the choice on the next page before other scripts load", async () => {
    await choose("dark");
    await expect.poll(() => readPageColour()).toBe(pageColours.dark);
    expect(await listBars()).toEqual([pageColours.dark, pageColours.dark]);
    await page.route("**/assets/site-*.js", () => undefined);
    await page.goto(`${site.url}tags/`, { waitUntil: "commit" });
    await page.locator("body").waitFor({ state: "attached" });
    await expect.poll(() => readPageColour()).toBe(pageColours.dark);
    await page.unroute("**/assets/site-*.js");
    await page.reload();
    await expect.poll(() => page.locator("select[name=theme]").inputValue()).toBe("dark");
    await page.emulateMedia({ colorScheme: "dark" });
    await choose("light");
    expect(await readPageColour()).toBe(pageColours.light);
    await choose("contrast");
    expect(await readPageColour()).toBe(pageColours.darkContrast);
    await choose("");
    expect(await readPageColour()).toBe(pageColours.dark);
    expect(await listBars()).toEqual(["#fdfcfa", "#171714"]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it("changes other tabs too", async () => {
    const other = await page.context().newPage();
    await other.goto(`${site.url}tags/`);
    await choose("dark");
    await expect.poll(() => readPageColour(other)).toBe(pageColours.dark);
    await expect.poll(() => other.locator("select[name=theme]").inputValue()).toBe("dark");
    await other.close();
  });

  it("keeps printed pages light", async () => {
    await choose("dark");
    await expect.poll(() => readPageColour()).toBe(pageColours.dark);
    await page.emulateMedia({ media: "print", colorScheme: "dark", contrast: "more" });
    expect(await readPageColour()).toBe(pageColours.light);
  });

  it("works for one page if the browser stores nothing", async () => {
    const forgetful = await openPage(browser, { colorScheme: "light" });
    await forgetful.page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("refused", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
    });
    await forgetful.page.goto(site.url);
    await forgetful.page.locator("select[name=theme]").selectOption("dark");
    await expect.poll(() => readPageColour(forgetful.page)).toBe(pageColours.dark);
    await forgetful.page.goto(`${site.url}tags/`);
    expect(await readPageColour(forgetful.page)).toBe(pageColours.light);
    expect(forgetful.errors).toEqual([]);
    await forgetful.close();
  });

  it("ignores an unknown stored choice", async () => {
    await page.evaluate(() => localStorage.setItem("goftogu-theme", '"]<b>sepia'));
    await page.reload();
    expect(await readPageColour()).toBe(pageColours.light);
    expect(await page.locator("select[name=theme]").inputValue()).toBe("");
  });

  it("is hidden without script, and the system decides", async () => {
    const plain = await openPage(browser, { javaScriptEnabled: false, colorScheme: "dark" });
    await plain.page.goto(site.url);
    expect(await readPageColour(plain.page)).toBe(pageColours.dark);
    expect(await plain.page.locator("select[name=theme]").isVisible()).toBe(false);
    await plain.close();
  });
});
