import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openBrowser, openPage, type WatchedPage } from "../support/browser/browser.ts";
import { readShownSlugs } from "../support/browser/listing-page.ts";
import { readMarks, type, waitForResults } from "../support/browser/search-page.ts";
import { openWithoutFonts } from "../support/browser/shifts.ts";
import { hostBase, openStaticHost, type StaticHost } from "../support/browser/static-host.ts";
import { makeFolder } from "../support/disk.ts";
import { buildSound, writeDiscussion, writeReply } from "../support/site/site.ts";

const filler = "و چیزهای دیگر ".repeat(60);

const files = {
  "discussions/laravel.md": writeDiscussion({ title: "صفحه‌بندی در Laravel", author: "سارا", tags: "[C#]" }, "متن."),
  "discussions/laravel/1-a.md": writeReply({}, `${filler}\n\nپاسخ با simplePaginate ${filler}`),
  "discussions/module.md": writeDiscussion({ title: "خطا", tags: "[C#]" }, "Cannot find module."),
  "discussions/vue.md": writeDiscussion({ title: "دوم", tags: "[vue]", author: "علی" }, "بندی صفحه"),
  "tags.yaml": "C#:\n  slug: csharp\n  aliases: [سی‌شارپ, dotnet]\n",
};

let host: StaticHost;
let browser: Browser;
let reader: WatchedPage;
let page: Page;

beforeAll(async () => {
  const content = makeFolder(files);
  const [{ output }, opened] = await Promise.all([buildSound(content, { base: hostBase }), openBrowser()]);
  browser = opened;
  host = await openStaticHost(output);
  reader = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  page = reader.page;
  await page.goto(`${host.url}search/`);
});

afterAll(async () => {
  expect(reader.errors).toEqual([]);
  expect(reader.violations).toEqual([]);
  await browser?.close();
  await host?.close();
});

const readFound = () => page.locator(".found").textContent();

describe("a search without results", () => {
  it("suggests the nearest query, which a click asks for", async () => {
    await type(page, "larvael");
    expect(await readFound()).toBe("نتیجه‌ای برای «larvael» پیدا نشد. منظورتان «Laravel» بود؟");
    await page.getByRole("link", { name: "Laravel", exact: true }).click();
    expect(await waitForResults(page, 1, "Laravel")).toEqual(["laravel"]);
    expect([await page.locator("main input").inputValue(), new URL(page.url()).searchParams.get("q")]).toEqual(["Laravel", "Laravel"]);
    await page.goBack();
    await page.locator(".suggestion").waitFor();
  });

  it("suggests what other keys mean", async () => {
    await type(page, "wtpi");
    expect(await page.locator(".suggestion").textContent()).toBe("صفحه");
    expect(await page.locator(".suggestion").getAttribute("href")).toBe(`/forum/search/?q=${encodeURIComponent("صفحه")}`);
  });

  it("says how many results the choices hide, and shows them on request", async () => {
    await page.goto(`${host.url}search/?q=Laravel&tag=vue`);
    await page.locator(".nothing button").waitFor();
    expect(await readFound()).toBe("با این شرایط نتیجه‌ای پیدا نشد. بدون آن‌ها: ۱ نتیجه برای «Laravel»");
    await page.getByRole("button", { name: "نمایش همه" }).click();
    expect(await waitForResults(page, 1, "Laravel")).toEqual(["laravel"]);
  });

  it("shows the closest results, with the words that they lack", async () => {
    await type(page, "Cannot find module sara");
    expect(await page.locator(".closest > p").allTextContents()).toEqual(["نتیجه‌های نزدیک، بدون «sara»:"]);
    expect(await page.locator(".closest .entry").count()).toBe(1);
    expect(await readMarks(page, "module", "excerpt")).toEqual(["Cannot", "find", "module"]);
    await type(page, "Laravel");
    expect(await page.locator(".closest").textContent()).toBe("");
  });
});

describe("a result", () => {
  it("leads to the reply that holds the words, and shows that part of it", async () => {
    await type(page, "simplepaginate");
    expect(await page.locator(".entry a.title").getAttribute("href")).toBe("../discussions/laravel/#reply:1-a");
    expect(await page.locator(".entry .excerpt").textContent()).toMatch(/^….*پاسخ با simplePaginate/);
    await page.locator(".entry a.title").click();
    await page.waitForURL("**/discussions/laravel/#*");
    expect(await page.locator(":target").textContent()).toContain("simplePaginate");
    await page.goBack();
  });

  it.each([
    ["a phrase", '"صفحه بندی"', ["laravel"]],
    ["an excluded word", "صفحه -laravel", ["vue"]],
    ["an author", "نویسنده:علی", ["vue"]],
    ["an alias of a tag", "سی شارپ", ["laravel", "module"]],
  ])("can be asked for with %s", async (_, query, slugs) => {
    await type(page, query);
    expect([...(await waitForResults(page, slugs.length, query))].sort()).toEqual(slugs);
  });
});

describe("the title of the tab", () => {
  it("names the query", async () => {
    const plain = "جستجو در گفتگوها – ";
    await type(page, "صفحه");
    expect(await page.title()).toMatch(`صفحه – ${plain}`);
    await page.locator("main input").fill("");
    await page.waitForFunction((start) => document.title.startsWith(start), plain);
  });
});

it("a search while typing needs two letters", async () => {
  await page.goto(`${host.url}search/`);
  await page.locator("main input").pressSequentially("ب");
  await page.waitForTimeout(400);
  expect(await readFound()).toBe("");
  await page.locator("main input").pressSequentially("ن");
  expect(await waitForResults(page, 2, "بن")).toHaveLength(2);
});

it("a reader without a connection can search on", async () => {
  await page.goto(`${host.url}search/?q=${encodeURIComponent("صفحه")}`);
  await waitForResults(page, 2, "صفحه");
  await page.context().setOffline(true);
  onTestFinished(() => page.context().setOffline(false));
  await type(page, "simplepaginate");
  expect(await readShownSlugs(page)).toEqual(["laravel"]);
});

it("a reader without a connection learns that nothing was found", async () => {
  const other = await openPage(browser);
  onTestFinished(other.close);
  await other.page.goto(`${host.url}search/?q=${encodeURIComponent("صفحه")}`);
  await waitForResults(other.page, 2, "صفحه");
  await other.page.context().setOffline(true);
  await type(other.page, "qqqq");
  expect(await other.page.locator(".found").textContent()).toBe("۰ نتیجه برای «qqqq»");
});

it("a new build in the meantime changes nothing for the reader", async () => {
  const watched = await openPage(browser);
  onTestFinished(watched.close);
  let isOld = true;
  await watched.page.route(/search\/index\/entry\.json/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const {
      files: [starts, names],
      ...entry
    } = JSON.parse(text);
    const old = JSON.stringify({ ...entry, files: [starts, names.replace(/\S+/g, "removed")] });
    await route.fulfill({ response, body: isOld ? old : text });
    isOld = false;
  });
  await watched.page.goto(`${host.url}search/`);
  await type(watched.page, "صفحه");
  expect(await waitForResults(watched.page, 2, "صفحه")).toHaveLength(2);
});

it("results move nothing that is on the screen", async () => {
  const {
    page: narrow,
    readShifts,
    close,
  } = await openWithoutFonts(browser, host, `search/?q=${encodeURIComponent("صفحه")}`, (route) => route.abort());
  onTestFinished(close);
  await narrow.locator(".entry").first().waitFor();
  expect((await readShifts()).filter(({ moved }) => moved.length > 0)).toEqual([]);
});

describe("the page of a tag", () => {
  it("leads to the search of its discussions", async () => {
    await page.goto(`${host.url}tags/csharp/`);
    await page.getByRole("link", { name: "جستجو در این برچسب" }).click();
    await page.waitForURL("**/search/?*");
    expect(await waitForResults(page, 2)).toHaveLength(2);
    expect(await page.locator("[name=tag]").inputValue()).toBe("csharp");
    await type(page, "خطا");
    expect(await waitForResults(page, 1, "خطا")).toEqual(["module"]);
  });

  it("has forwarding addresses for the tag's other names", async () => {
    await page.goto(`${host.url}tags/dotnet/`);
    await page.waitForURL("**/tags/csharp/");
    await page.goto(`${host.url}tags/${encodeURI("سی-شارپ")}/`);
    await page.waitForURL("**/tags/csharp/");
  });
});

it("the list of tags finds a tag by its other names", async () => {
  await page.goto(`${host.url}tags/`);
  for (const query of ["dotn", "سي شارپ"]) {
    await page.locator(".tag-finder input").fill(query);
    expect(await page.locator("main .tag-list > :visible bdi").allTextContents()).toEqual(["C#"]);
  }
});
