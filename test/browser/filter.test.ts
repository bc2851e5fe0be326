import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openReader, type Reader } from "../support/browser/browser.ts";
import { choose, readFocus, readForm, waitForFound } from "../support/browser/filter-page.ts";
import { readShownSlugs, showMore } from "../support/browser/listing-page.ts";
import { hostBase, openStaticHost, type StaticHost } from "../support/browser/static-host.ts";
import { makeFolder } from "../support/disk.ts";
import { type Choice, choices, expectSlugs, planDiscussions, writeFilterContent } from "../support/site/filter-site.ts";
import { buildSound, now } from "../support/site/site.ts";

const day = 86_400;
const planned = planDiscussions(180);
let host: StaticHost;
let browser: Browser;
let reader: Reader;
let page: Page;

beforeAll(async () => {
  const content = makeFolder(writeFilterContent(planned));
  const [{ output }, opened] = await Promise.all([buildSound(content, { base: hostBase }), openBrowser()]);
  browser = opened;
  host = await openStaticHost(output);
  reader = await openReader(browser);
  page = reader.page;
});

afterAll(async () => {
  expect(reader.errors).toEqual([]);
  expect(reader.violations).toEqual([]);
  expect([...reader.hosts]).toEqual([new URL(host.url).host]);
  await browser?.close();
  await host?.close();
});

/** `php` has one page, `pagination` four. */
const tags = ["php", "pagination"] as const;
const visit = (tag: string, search = "", moment = now) => reader.visit(`${host.url}tags/${tag}/${search}`, moment);
const expectAll = (tag: string, choice: Choice, moment = now) => expectSlugs(planned, tag, choice, moment);

/** Opens a listing with a choice in its address and waits for the expected matches. */
async function open(tag: string, choice: Choice): Promise<readonly string[]> {
  const all = expectAll(tag, choice);
  await visit(tag, `?${new URLSearchParams({ ...choice })}`);
  await waitForFound(page, all.length);
  return all;
}

describe.each(tags)("the filters of the listing %s", (tag) => {
  it("are both empty at the start, with labels and a text for the empty choice", async () => {
    await visit(tag);
    expect(await readForm(page)).toEqual({ time: "", display: "" });
    const group = page.getByRole("search", { name: "محدود کردن فهرست" });
    for (const [label, all] of [
      ["زمان", "همهٔ زمان‌ها"],
      ["نمایش", "همهٔ گفتگوها"],
    ] as const) {
      const labelled = group.locator("label").filter({ hasText: new RegExp(`^\\s*${label}`) });
      expect(await labelled.isVisible()).toBe(true);
      const select = group.getByRole("combobox", { name: label, exact: true });
      expect(await select.isVisible()).toBe(true);
      const empty = select.getByRole("option", { name: all });
      expect([await empty.textContent(), await empty.getAttribute("value")]).toEqual(["—", ""]);
    }
  });

  it("load nothing before they are used", async () => {
    const fresh = await openReader(browser);
    host.downloads.length = 0;
    await fresh.visit(`${host.url}tags/${tag}/`);
    await fresh.page.clock.runFor(60_000);
    await fresh.page.evaluate(async () => void (await fetch("?last", { cache: "no-store" })));
    const paths = host.downloads.map(({ path }) => path);
    // A browser may ask for the icon later than that.
    expect(paths).toContain(`tags/${tag}/?last`);
    expect(paths.filter((path) => path.includes("filter"))).toEqual([]);
    expect(await fresh.page.locator(".found").textContent()).toBe("");
    await fresh.close();
  });

  it("show the matches of each choice in listing order and announce their number", async () => {
    await visit(tag);
    expect(await page.locator(".found").getAttribute("role")).toBe("status");
    for (const choice of choices) {
      const all = expectAll(tag, choice);
      await choose(page, choice);
      await waitForFound(page, all.length);
      expect(await readShownSlugs(page), JSON.stringify(choice)).toEqual(all.slice(0, 50));
      expect(await page.locator(".more button").isVisible()).toBe(all.length > 50);
    }
  });

  it("count the time windows from the reader's clock", async () => {
    const moment = now + 6 * day + 1;
    const all = expectAll(tag, { time: "week" }, moment);
    expect(all.length).not.toBe(expectAll(tag, { time: "week" }).length);
    await visit(tag, "", moment);
    await choose(page, { time: "week" });
    await waitForFound(page, all.length);
    expect(await readShownSlugs(page)).toEqual(all);
  });

  it("say that nothing matches and offer to show all entries", async () => {
    await visit(tag, "", now + 40 * day);
    const before = await readShownSlugs(page);
    await choose(page, { time: "month" });
    await waitForFound(page, 0);
    expect(await page.locator(".found").textContent()).toBe("گفتگویی با این شرایط پیدا نشد.");
    expect(await readShownSlugs(page)).toEqual([]);
    await page.getByRole("button", { name: "نمایش همه" }).click();
    await waitForFound(page, undefined);
    expect(await readShownSlugs(page)).toEqual(before);
    expect(await readForm(page)).toEqual({ time: "", display: "" });
    expect(await readFocus(page)).toBe("time");
    expect(await page.getByRole("button", { name: "نمایش همه" }).isVisible()).toBe(false);
  });

  it("narrow the listing to a related tag until the reader removes it", async () => {
    await visit(tag);
    await page.getByRole("link", { name: "همراه با برچسب laravel" }).click();
    const all = expectAll(tag, { with: "laravel" });
    await waitForFound(page, all.length);
    expect(new URL(page.url()).search).toBe("?with=laravel");
    expect(await readShownSlugs(page)).toEqual(all.slice(0, 50));
    expect(await page.locator(".with:visible").allInnerTexts()).toEqual([expect.stringMatching(/^همراه با برچسب laravel\s*$/)]);
    const both = expectAll(tag, { with: "laravel", display: "solved" });
    await page.locator("select[name=display]").selectOption("solved");
    await waitForFound(page, both.length);
    expect(await readShownSlugs(page)).toEqual(both.slice(0, 50));
    expect(new URL(page.url()).search).toBe("?with=laravel&display=solved");
    await page.getByRole("button", { name: "برداشتن برچسب laravel" }).click();
    const solved = expectAll(tag, { display: "solved" });
    await waitForFound(page, solved.length);
    expect(await readShownSlugs(page)).toEqual(solved.slice(0, 50));
    expect(await page.locator(".with").isVisible()).toBe(false);
    expect(new URL(page.url()).search).toBe("?display=solved");
    expect(await readFocus(page)).toBe("time");
  });

  it.each([
    ["c~23", "C#"],
    ["کارایی", "کارایی"],
  ])("show the second tag %s by its label", async (slug, label) => {
    const all = await open(tag, { with: slug });
    expect(await readShownSlugs(page)).toEqual(all);
    expect(await page.locator(".with bdi").textContent()).toBe(label);
  });

  it("work by keyboard", async () => {
    await visit(tag);
    await page.locator("select[name=time]").focus();
    await page.keyboard.press("Tab");
    expect(await readFocus(page)).toBe("display");
    await page.keyboard.press("ArrowDown");
    const solved = expectAll(tag, { display: "solved" });
    await waitForFound(page, solved.length);
    expect(await readShownSlugs(page)).toEqual(solved.slice(0, 50));
    await page.keyboard.press("Shift+Tab");
    expect(await readFocus(page)).toBe("time");
    await page.keyboard.press("ArrowDown");
    const both = expectAll(tag, { display: "solved", time: "day" });
    await waitForFound(page, both.length);
    expect(await readShownSlugs(page)).toEqual(both);
    await page.keyboard.press("Home");
    await waitForFound(page, solved.length);
  });
});

describe("the filters of a listing with several pages", () => {
  const tag = "pagination";

  it("cover all pages from each page and hide the pager meanwhile", async () => {
    await visit(`${tag}/3`);
    expect(await page.locator(".pager").isVisible()).toBe(true);
    const own = await readShownSlugs(page);
    expect(own).toEqual(expectAll(tag, {}).slice(100, 150));
    const all = expectAll(tag, { time: "day" });
    await choose(page, { time: "day" });
    await waitForFound(page, all.length);
    expect(await readShownSlugs(page)).toEqual(all.slice(0, 50));
    expect(await page.locator(".pager").isVisible()).toBe(false);
    expect(page.url()).toBe(`${host.url}tags/${tag}/3/?time=day`);
    await choose(page, {});
    await waitForFound(page, undefined);
    expect(await readShownSlugs(page)).toEqual(own);
    expect(await page.locator(".pager").isVisible()).toBe(true);
  });

  it("show fifty more entries at each press of a button, by keyboard too", async () => {
    const all = await open(tag, { display: "unsolved" });
    expect(all.length).toBeGreaterThan(100);
    const more = page.getByRole("button", { name: "نمایش بیشتر" });
    await showMore(page);
    // The number of matches is the same before and after.
    await page.locator(".entry:visible").nth(99).waitFor();
    expect(await readShownSlugs(page)).toEqual(all.slice(0, 100));
    expect(await readFocus(page)).toBe(all[50]);
    await more.focus();
    await page.keyboard.press("Enter");
    await page
      .locator(".entry:visible")
      .nth(all.length - 1)
      .waitFor();
    expect(await readShownSlugs(page)).toEqual(all);
    expect(await readFocus(page)).toBe(all[100]);
    expect(await more.isVisible()).toBe(false);
  });

  it("start with fifty entries again at the next choice", async () => {
    // The same address twice in a row is a reload, which keeps the number of shown entries.
    await page.goto("about:blank");
    await open(tag, { display: "unsolved" });
    await showMore(page);
    await page.locator(".entry:visible").nth(99).waitFor();
    const year = expectAll(tag, { display: "unsolved", time: "year" });
    await page.locator("select[name=time]").selectOption("year");
    await waitForFound(page, year.length);
    expect(await readShownSlugs(page)).toEqual(year.slice(0, 50));
  });

  it("load only the shards of the shown rows, each once", async () => {
    host.downloads.length = 0;
    const fresh = await openReader(browser);
    await fresh.visit(`${host.url}tags/${tag}/?display=closed`);
    await waitForFound(fresh.page, expectAll(tag, { display: "closed" }).length);
    await choose(fresh.page, { time: "week", display: "closed" });
    await waitForFound(fresh.page, expectAll(tag, { time: "week", display: "closed" }).length);
    const files = host.downloads.map(({ path }) => path).filter((path) => path.endsWith(".json"));
    expect(files.filter((path) => path.includes("/rows-")).every((path) => path.includes("/rows-closed-"))).toBe(true);
    expect(files.length).toBe(new Set(files).size);
    expect(files).toContain(`tags/${tag}/filter/numbers.json`);
    await fresh.close();
  });
});
