import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openBrowser, openPage, type WatchedPage } from "../support/browser/browser.ts";
import { readFocus } from "../support/browser/filter-page.ts";
import { expectLastTop, readLastTop, readShownSlugs, showMore } from "../support/browser/listing-page.ts";
import { readMarks, type, waitForResults } from "../support/browser/search-page.ts";
import { hostBase, openStaticHost, type StaticHost } from "../support/browser/static-host.ts";
import { makeFolder } from "../support/disk.ts";
import { plenty, spellings, writeSearchContent } from "../support/site/search-site.ts";
import { buildSound } from "../support/site/site.ts";

let host: StaticHost;
let browser: Browser;
let reader: WatchedPage;
let page: Page;

beforeAll(async () => {
  const content = makeFolder(writeSearchContent());
  const [{ output }, opened] = await Promise.all([buildSound(content, { base: hostBase }), openBrowser()]);
  browser = opened;
  host = await openStaticHost(output);
  reader = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  page = reader.page;
});

afterAll(async () => {
  expect(reader.errors).toEqual([]);
  expect(reader.violations).toEqual([]);
  expect([...reader.hosts]).toEqual([new URL(host.url).host]);
  await browser?.close();
  await host?.close();
});

const visit = (search = "") => page.goto(`${host.url}search/${search}`);
const choice = (name: string) => page.getByRole("combobox", { name, exact: true });
const readSearch = () => new URL(page.url()).searchParams.toString();

describe("a query", () => {
  beforeAll(() => visit());

  it.each(Object.values(spellings).flat())("`%s` finds the word in every spelling", async (query) => {
    await type(page, query);
    expect([...(await readShownSlugs(page))].sort()).toEqual(["apart", "held", "joined"]);
  });

  it("marks the word as its author wrote it", async () => {
    await type(page, "می خواهم");
    expect(await readMarks(page, "held", "excerpt")).toEqual(["می\u200cخواهم"]);
    expect(await readMarks(page, "apart", "excerpt")).toEqual(["مي خواهم"]);
  });

  it.each([
    ["a title", "جاها"],
    ["a reply with a table", "زیتون"],
    ["code", "simplepaginate"],
    ["a part of a name in code", "paginate"],
    ["a tag", "ویژگی"],
    ["an author", "گلنار"],
  ])("finds %s", async (_, query) => {
    await type(page, query);
    expect(await readShownSlugs(page)).toEqual(["parts"]);
  });

  it.each([
    ["a draft", "زیرزمین"],
    ["a page of the site's own", "آبشار"],
    ["the chrome of pages", "توضیحات"],
    ["a word of which only the start is there", "رتبهبندی"],
  ])("does not find %s, says so and offers other links", async (_, query) => {
    await type(page, query);
    expect(await page.locator(".found").textContent()).toBe(
      `نتیجه‌ای برای «${query}» پیدا نشد. املای دیگری را امتحان کنید یا برچسب‌ها را ببینید.`,
    );
    expect(await page.locator(".found a").getAttribute("href")).toBe("/forum/tags/");
    expect(await readShownSlugs(page)).toEqual([]);
  });

  it("shows markup as text", async () => {
    await type(page, "خطرناک");
    const entry = page.locator(".entry");
    expect(await entry.locator(".title").textContent()).toBe("<img src=x onerror=alert(1)> خطرناک");
    expect(await entry.locator(".excerpt").textContent()).toBe("متن <script>alert(1)</script> خطرناک <i>code</i> است.");
    expect(await entry.locator("img, script, i, b").count()).toBe(0);
    expect(await entry.locator(".excerpt code").textContent()).toBe("<i>code</i>");
    expect([await readMarks(page, "hostile", "title"), await readMarks(page, "hostile", "excerpt")]).toEqual([["خطرناک"], ["خطرناک"]]);
  });

  it("shows results and updates the address while the reader types, and shows none when the box is empty", async () => {
    await visit();
    await page.locator("main input").pressSequentially("رت");
    expect(await waitForResults(page, 3, "رت")).toHaveLength(3);
    await page.waitForFunction(() => location.search === `?q=${encodeURIComponent("رت")}`);
    await page.locator("main input").fill("");
    await page.waitForFunction(() => location.search === "" && document.querySelector(".found")?.textContent === "");
    expect(await readShownSlugs(page)).toEqual([]);
  });
});

describe("results", () => {
  it("are sorted by relevance or newest first", async () => {
    await visit(`?q=${encodeURIComponent("رتبه")}`);
    expect(await waitForResults(page, 3, "رتبه")).toEqual(["rank-title", "rank-often", "rank-once"]);
    await page.locator("[name=sort]").selectOption("newest");
    await page.locator(".entry:first-child a[href$='/rank-once/']").waitFor();
    expect(await readShownSlugs(page)).toEqual(["rank-once", "rank-often", "rank-title"]);
    await type(page, "فراوان");
    expect(await waitForResults(page, 23, "فراوان")).toEqual(plenty.slice(0, 10));
  });

  it("are shown ten at a time, by keyboard too", async () => {
    await visit(`?q=${encodeURIComponent("فراوان")}&sort=newest`);
    expect(await waitForResults(page, 23, "فراوان")).toEqual(plenty.slice(0, 10));
    const more = page.getByRole("button", { name: "نمایش بیشتر" });
    await more.focus();
    await page.keyboard.press("Enter");
    await page.locator(".entry").nth(19).waitFor();
    expect(await readFocus(page)).toBe("plenty-10");
    await showMore(page);
    await page.locator(".entry").nth(22).waitFor();
    expect(await readShownSlugs(page)).toEqual(plenty);
    expect(await more.isVisible()).toBe(false);
    const shown = await readShownSlugs(page);
    await page.locator(".skip").focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**#main");
    await page.locator(".entry .title").last().hover();
    const place = await readLastTop(page);
    await page.locator(".entry .title").last().click();
    await page.waitForURL("**/discussions/**");
    await page.goBack();
    await expect.poll(() => readShownSlugs(page)).toEqual(shown);
    await expectLastTop(page, place);
  });

  it("look like the entries of a listing, with their ages", async () => {
    const readMeta = async () => (await page.locator(".entry .meta").first().allInnerTexts()).join("").replace(/(?:vue|C#).*/s, "");
    await page.goto(`${host.url}tags/vue/`);
    const listed = await readMeta();
    expect(listed).toMatch(/^آغازگر: نگار.*ماه پیش.*بدون پاسخ\s*$/s);
    await visit(`?q=${encodeURIComponent("plenty-0")}`);
    await page.locator(".entry").first().waitFor();
    expect(await readMeta()).toBe(listed);
  });

  it("are filtered by tag, status and year, which the address and the history keep", async () => {
    await visit(`?q=${encodeURIComponent("فراوان")}#main`);
    await waitForResults(page, 23, "فراوان");
    await choice("برچسب").selectOption({ label: "vue" });
    await waitForResults(page, 8, "فراوان");
    await choice("سال").selectOption({ label: "۱۴۰۴" });
    expect([...(await waitForResults(page, 4, "فراوان"))].sort()).toEqual(["plenty-0", "plenty-3", "plenty-6", "plenty-9"]);
    await choice("وضعیت").selectOption({ label: "بسته" });
    expect(await waitForResults(page, 1, "فراوان")).toEqual(["plenty-9"]);
    expect(readSearch()).toBe(String(new URLSearchParams({ q: "فراوان", tag: "vue", status: "closed", year: "1404" })));
    expect(new URL(page.url()).hash).toBe("#main");
    await page.goBack();
    await waitForResults(page, 4, "فراوان");
    expect(await choice("وضعیت").inputValue()).toBe("");
    await page.goBack();
    await waitForResults(page, 8, "فراوان");
    await page.goForward();
    await waitForResults(page, 4, "فراوان");
    expect(await choice("سال").inputValue()).toBe("1404");
  });

  it("without a query are the newest, and the choices can be cleared if nothing matches", async () => {
    await visit("?tag=c~23&year=1402&status=never&tag=other");
    expect(await waitForResults(page, 4)).toEqual(["plenty-12", "plenty-15", "plenty-18", "plenty-21"]);
    await type(page, "رتبه");
    expect(await readShownSlugs(page)).toEqual([]);
    await page.getByRole("button", { name: "نمایش همه" }).click();
    expect(await waitForResults(page, 3, "رتبه")).toHaveLength(3);
    expect([readSearch(), await readFocus(page)]).toEqual([String(new URLSearchParams({ q: "رتبه" })), "q"]);
  });

  it("of an older query never replace the results of a newer one", async () => {
    const watched = await openPage(browser);
    onTestFinished(watched.close);
    await watched.page.goto(`${host.url}search/`);
    await type(watched.page, "زیتون");
    let isAsked = () => undefined as unknown;
    let goOn = () => undefined as unknown;
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    await watched.page.route("**/texts-*/*", async (route) => {
      isAsked();
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await route.continue();
    });
    await watched.page.locator("main input").fill("خطرناک");
    await watched.page.locator("main input").press("Enter");
    await asked;
    await type(watched.page, "زیتون");
    const loaded = watched.page.waitForResponse("**/texts-*/*");
    goOn();
    await (await loaded).finished();
    await watched.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(await readShownSlugs(watched.page)).toEqual(["parts"]);
    expect(await watched.page.locator(".found").textContent()).toContain("زیتون");
  });

  it("are announced", async () => {
    expect(await page.locator(".found").getAttribute("role")).toBe("status");
  });
});

describe("the header of every page", () => {
  it("submits the search by keyboard", async () => {
    await page.goto(`${host.url}tags/vue/`);
    await page.getByRole("searchbox", { name: "جستجو در گفتگوها" }).focus();
    await page.keyboard.type("زیتون");
    await page.keyboard.press("Enter");
    expect(await waitForResults(page, 1, "زیتون")).toEqual(["parts"]);
    expect(page.url()).toBe(`${host.url}search/?q=${encodeURIComponent("زیتون")}`);
    expect(await page.locator("main input").inputValue()).toBe("زیتون");
  });

  it("has an icon on a phone that opens the search box and is large enough for a finger", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${host.url}tags/vue/`);
    const sign = page.getByRole("button", { name: "جستجو" });
    const box = await sign.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await page.locator("header input").isVisible()).toBe(false);
    await sign.click();
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "q");
    expect(page.url()).toBe(`${host.url}search/`);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

describe("a search that cannot be loaded", () => {
  it.each([
    ["at all", "**/search/index/entry.json"],
    ["for want of its words", "**/assets/search/*"],
    ["for want of what is found", "**/search/index/texts-*/*"],
  ])("%s says so and offers another try", async (_, missing) => {
    const watched = await openPage(browser);
    onTestFinished(watched.close);
    await watched.page.route(missing, (route) => route.abort());
    await watched.page.goto(`${host.url}search/?q=${encodeURIComponent("زیتون")}`);
    const again = watched.page.getByRole("button", { name: "تلاش دوباره" });
    await again.waitFor();
    expect(await watched.page.locator(".found").textContent()).toBe("");
    await watched.page.unroute(missing);
    await again.click();
    expect(await waitForResults(watched.page, 1, "زیتون")).toEqual(["parts"]);
    expect(await again.isVisible()).toBe(false);
    expect(watched.violations).toEqual([]);
  });
});

it("the page without script says so and links to the tags and home", async () => {
  const plain = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  onTestFinished(plain.close);
  await plain.page.goto(`${host.url}search/?q=a`);
  const message = plain.page.locator(".without-search");
  expect(await message.allInnerTexts()).toEqual(["جستجو به جاوااسکریپت نیاز دارد. از برچسب‌ها شروع کنید. صفحهٔ اصلی"]);
  expect(await message.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/forum/tags/",
    "/forum/",
  ]);
  expect(await plain.page.locator("main").locator("input, select, button").filter({ visible: true }).count()).toBe(0);
});
