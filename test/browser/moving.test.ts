import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as fa from "../../scripts/locale/fa.ts";
import { checkRules } from "../support/browser/axe.ts";
import { openBrowser, openPage, type WatchedPage } from "../support/browser/browser.ts";
import { readFocus } from "../support/browser/filter-page.ts";
import { listOverflows, setTextSize } from "../support/browser/measures.ts";
import { hostBase, openStaticHost, type StaticHost } from "../support/browser/static-host.ts";
import { makeFolder } from "../support/disk.ts";
import { buildSound, writeDiscussion, writeReply } from "../support/site/site.ts";

let browser: Browser;
let host: StaticHost;
let reader: WatchedPage;
let page: Page;

/** Three discussions of the tag `php`, `c` first, in other tags too. */
const content = makeFolder({
  "discussions/a.md": writeDiscussion({ tags: "[php, کتاب‌خانه, react]" }),
  "discussions/a/1-r.md": writeReply(),
  "discussions/b.md": writeDiscussion({ created: "2026-03-01", tags: "[php, آزمون, react]" }),
  "discussions/c.md": writeDiscussion({ created: "2026-03-02", tags: "[php, بانک]", status: "closed" }),
});

beforeAll(async () => {
  const [{ output }, opened] = await Promise.all([buildSound(content, { base: hostBase }), openBrowser()]);
  browser = opened;
  host = await openStaticHost(output);
  reader = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  page = reader.page;
});

afterAll(async () => {
  expect(reader.violations).toEqual([]);
  expect(reader.errors).toEqual([]);
  await browser?.close();
  await host?.close();
});

const open = (path: string) => page.goto(host.url + path);

/** Presses a key of a layout: the character that it types and its position. */
async function press(key: string, code: string, modifiers: Readonly<Record<string, boolean>> = {}): Promise<void> {
  await page.evaluate(
    ([written, place, held]) => {
      const event = new KeyboardEvent("keydown", { key: written, code: place, bubbles: true, cancelable: true, ...held });
      (document.activeElement ?? document.body).dispatchEvent(event);
    },
    [key, code, modifiers] as const,
  );
}

/** Waits until the focus is on the discussion with this slug or on the element with this name. */
const expectFocus = (name: string) => expect.poll(() => readFocus(page)).toBe(name);

describe("the keys", () => {
  it("move through the entries and open one, from the first press on", async () => {
    await open("tags/php/");
    await page.keyboard.press("j");
    await expectFocus("c");
    await page.keyboard.press("j");
    await expectFocus("b");
    await page.keyboard.press("k");
    await expectFocus("c");
    await page.keyboard.press("k");
    expect(await readFocus(page)).toBe("c");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/discussions/c/");
  });

  it("work by position on a Persian layout", async () => {
    await open("tags/php/");
    await press("ت", "KeyJ");
    await expectFocus("c");
    await press("ت", "KeyJ");
    await expectFocus("b");
    await press("ن", "KeyK");
    await expectFocus("c");
    await press("؟", "Slash", { shiftKey: true });
    await page.locator(".key-help").waitFor();
  });

  it("work by letter on other Latin layouts", async () => {
    await open("tags/php/");
    await press("j", "KeyC");
    await expectFocus("c");
    await press("h", "KeyJ");
    expect(await readFocus(page)).toBe("c");
  });

  it("skip entries that the filter hides", async () => {
    await open("tags/php/?display=unsolved");
    await page.locator(".found").filter({ hasText: /[۰-۹]/ }).waitFor();
    await page.keyboard.press("j");
    await expectFocus("b");
  });

  it("move through the posts of a discussion", async () => {
    await open("discussions/a/");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("article")?.id)).toBe("reply:1-r");
  });

  it("go to the search box of the page or of the header, or to the search page in a narrow window", async () => {
    for (const path of ["tags/", "search/"]) {
      await open(path);
      await page.locator("main").focus();
      await page.keyboard.press("/");
      await expectFocus("q");
      expect(await page.locator("[name=q]").inputValue()).toBe("");
    }
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 360, height });
    await open("tags/");
    await page.locator("main").focus();
    await page.keyboard.press("/");
    await page.waitForURL("**/search/?q=");
    await page.setViewportSize({ width, height });
  });

  it("type in text fields and keep the browser's shortcuts", async () => {
    await open("tags/");
    await page.locator(".tag-finder input").focus();
    await page.keyboard.type("j/?k");
    expect(await page.locator(".tag-finder input").inputValue()).toBe("j/?k");
    await open("tags/php/");
    await page.locator("main").focus();
    for (const modifier of ["ctrlKey", "altKey", "metaKey"]) await press("?", "Slash", { [modifier]: true });
    await press("j", "KeyJ");
    await expectFocus("c");
    expect(await page.locator(".key-help").count()).toBe(0);
  });
});

describe("the help", () => {
  const help = () => page.locator(".key-help");

  it("opens by its key and its button, is accessible, and closes by Escape", async () => {
    await open("tags/php/");
    await page.keyboard.press("?");
    await help().waitFor();
    expect(await help().locator("kbd").allTextContents()).toEqual(["/", "J", "K", "Enter", "?", "Esc", "Esc"]);
    expect(await help().locator("li").last().textContent()).toBe(`Esc ${fa.keys.does.date}`);
    expect((await checkRules(page, { type: "tag", values: ["wcag2a", "wcag2aa", "wcag22aa"] })).faults).toEqual([]);
    await page.keyboard.press("Escape");
    await help().waitFor({ state: "hidden" });
    await page.getByRole("button", { name: fa.keys.title }).click();
    await help().waitFor();
    await help().getByRole("button", { name: fa.keys.close }).click();
    await help().waitFor({ state: "hidden" });
  });

  it("fits into 320 px with text at 200%, as a discussion does", async () => {
    await open("tags/php/");
    await page.locator(".title").nth(1).click();
    await page.waitForURL("**/discussions/b/");
    expect(await page.locator("nav.neighbours a").count()).toBe(2);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate(setTextSize, "200%");
    await page.keyboard.press("?");
    await help().waitFor();
    expect(await page.evaluate(listOverflows)).toEqual([]);
    expect((await checkRules(page, { type: "tag", values: ["wcag2a", "wcag2aa", "wcag22aa"] })).faults).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it("turns the keys off for the whole site, and on again", async () => {
    await open("tags/php/");
    await page.keyboard.press("?");
    await help().getByRole("checkbox").uncheck();
    await open("tags/react/");
    await page.keyboard.press("j");
    await page.getByRole("button", { name: fa.keys.title }).click();
    await help().waitFor();
    expect(await help().getByRole("checkbox").isChecked()).toBe(false);
    await help().getByRole("checkbox").check();
    await page.keyboard.press("Escape");
    await page.locator("main").focus();
    await page.keyboard.press("j");
    await expectFocus("b");
  });
});

describe("the list of tags", () => {
  const shown = () => page.locator(".tag-list li:visible bdi").allTextContents();
  beforeEach(() => open("tags/"));

  it("is sorted by count or by letter", async () => {
    expect(await shown()).toEqual(["php", "react", "آزمون", "بانک", "کتاب‌خانه"]);
    await page.locator(".tag-finder select").selectOption("letter");
    expect(await shown()).toEqual(["آزمون", "بانک", "کتاب‌خانه", "php", "react"]);
    await page.locator(".tag-finder select").selectOption("count");
    expect((await shown())[0]).toBe("php");
  });

  it("is filtered while the reader types, in every spelling, and announces the number of matches", async () => {
    await page.locator(".tag-finder input").fill("كتاب خ");
    expect(await shown()).toEqual(["کتاب‌خانه"]);
    expect(await page.locator(".found").textContent()).toBe("۱ برچسب پیدا شد");
    await page.locator(".tag-finder input").fill("REACT x");
    expect(await shown()).toEqual([]);
    expect(await page.locator(".found").textContent()).toBe(fa.tagFinder.found.zero);
    await page.locator(".tag-finder input").fill("");
    expect((await shown()).length).toBe(5);
    expect(await page.locator(".found").textContent()).toBe("");
  });

  it("keeps the query and the order in its address, for the way back", async () => {
    await page.locator(".tag-finder input").fill("آز");
    await page.locator(".tag-finder select").selectOption("letter");
    await page.locator(".tag-list a:visible").click();
    await page.waitForURL("**/tags/%D8%A2%D8%B2%D9%85%D9%88%D9%86/");
    await page.goBack();
    expect(await shown()).toEqual(["آزمون"]);
    expect(await page.locator(".tag-finder select").inputValue()).toBe("letter");
    await open("tags/?order=letter&name=p");
    expect(await shown()).toEqual(["php"]);
    await page.locator(".tag-finder input").fill("");
    await page.locator(".tag-finder select").selectOption("count");
    expect(page.url()).toBe(`${host.url}tags/`);
  });

  it("keeps the rest of its address", async () => {
    await open("tags/?ref=mail&name=p#main");
    await page.locator(".tag-finder input").fill("re");
    await page.waitForURL(`${host.url}tags/?ref=mail&name=re#main`);
    await page.locator(".tag-finder input").fill("");
    await page.waitForURL(`${host.url}tags/?ref=mail#main`);
  });

  it("is complete without script", async () => {
    const plain = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
    await plain.page.goto(`${host.url}tags/`);
    expect(await plain.page.locator(".tag-list a:visible").count()).toBe(5);
    expect(await plain.page.locator("input, select").filter({ visible: true }).count()).toBe(0);
    await plain.close();
  });
});

describe("a page behind a hovered link", () => {
  const listPrefetched = () => page.locator("link[rel=prefetch]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));

  it("is prefetched once, as the content policy allows", async () => {
    const fresh = await openPage(browser);
    await fresh.page.goto(`${host.url}tags/php/`);
    const asked = () => host.downloads.filter(({ path }) => path.startsWith("discussions/")).map(({ path }) => path);
    host.downloads.splice(0);
    const titles = fresh.page.locator(".title");
    await titles.first().hover();
    await expect.poll(asked).toEqual(["discussions/c/"]);
    await fresh.page.locator("h1").hover();
    await titles.first().hover();
    await titles.nth(1).focus();
    await expect.poll(asked).toEqual(["discussions/c/", "discussions/b/"]);
    expect(fresh.violations).toEqual([]);
    await fresh.close();
  });

  it("is not prefetched if the reader saves data", async () => {
    await open("tags/react/");
    await page.evaluate(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.locator(".title").first().hover();
    // Longer than the hover delay, by the page's own clock.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(await listPrefetched()).toEqual([]);
  });
});
