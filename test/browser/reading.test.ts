import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as fa from "../../scripts/locale/fa.ts";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { openBrowser, openPage, type WatchedPage } from "../support/browser/browser.ts";
import { listOverflows } from "../support/browser/measures.ts";
import { serveContent } from "../support/browser/served-site.ts";
import { makeFolder } from "../support/disk.ts";
import { writeDiscussion, writeReply } from "../support/site/site.ts";

let browser: Browser;
let site: ServedFolder;
let reader: WatchedPage;
let page: Page;

const code = 'const page = 1;\nconsole.log("صفحه", page);';
const body = `متن با [پیوند](https://example.org/a).\n\n\`\`\`js\n${code}\n\`\`\`\n\n\`\`\`\n${"x".repeat(400)}\n\`\`\``;

const many = Array.from({ length: 30 }, (_, index) => `${"و ".repeat(index % 5)}\`--no-search\``).join(" ");
/** Options in a line, in a list, in a table, and in a list with hardly room for one option. */
const options = `${many}\n\n- ${many}\n\n| گزینه | معنا |\n|---|---|\n| \`--no-search\` | ${many} |\n\n${"- ".repeat(10)}\`--no-search --skip-broken\``;

/** Four discussions, newest first: `d`, `c`, `b`, `a`. `a` has a long thread. */
function writeContent(): string {
  const replies = [1, 2, 3, 4, 5].map((day): [string, string] => [
    `discussions/a/${day}-r.md`,
    writeReply({ created: `2026-01-1${day}T10:00:00Z`, author: `نویسندهٔ ${day}` }),
  ]);
  const others = ["b", "c", "d"].map((slug, index): [string, string] => [
    `discussions/${slug}.md`,
    writeDiscussion({ title: `"گفتگوی \`${slug}\`"`, created: `2026-03-0${index + 1}T10:00:00Z`, tags: "[php, js]" }),
  ]);
  return makeFolder({
    "discussions/a.md": writeDiscussion({ answer: "3-r.md", updated: "2026-01-20T10:00:00Z", updatedBy: "مینا" }, body),
    ...Object.fromEntries([...replies, ...others]),
    "pages/options.md": `---\ntitle: گزینه‌ها\n---\n${options}`,
    "site.yaml": "pageSize: 3\n",
  });
}

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveContent(writeContent())]);
  reader = await openPage(browser, { viewport: { width: 360, height: 800 }, permissions: ["clipboard-read", "clipboard-write"] });
  page = reader.page;
});

afterAll(async () => {
  expect(reader.violations).toEqual([]);
  expect(reader.errors.filter((error) => !error.includes("404"))).toEqual([]);
  await browser?.close();
  await site?.close();
});

const open = (path: string) => page.goto(site.url + path);
const readNeighbours = () =>
  page
    .locator("nav.neighbours a")
    .evaluateAll((links) => links.map((link) => `${link.getAttribute("rel")}: ${link.querySelector("bdi")?.textContent}`));

describe("a block of code", () => {
  beforeEach(() => open("discussions/a/"));

  it("names its language, is copied unchanged and announces that politely", async () => {
    const block = page.locator(".code").first();
    expect(await block.evaluate((element) => getComputedStyle(element, "::before").content)).toBe('"js"');
    await block.getByRole("button", { name: fa.copy.button }).click();
    await expect.poll(() => page.getByRole("status").textContent()).toBe(fa.copy.done);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${code}\n`);
  });

  it("is selected if the browser does not allow copying, and announces that too", async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await page.locator(".code button").first().click();
    await expect.poll(() => page.getByRole("status").textContent()).toBe(fa.copy.failed);
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe(code);
  });

  it("scrolls in its own box and can be reached by keyboard", async () => {
    const long = page.locator("pre").nth(1);
    expect(await long.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    await long.focus();
    expect(await long.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(listOverflows)).toEqual([]);
  });

  it("does not move when its button appears", async () => {
    const measure = () => page.locator("pre, .thread").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().y));
    const places = await measure();
    expect(await page.locator(".copy").evaluateAll((buttons) => buttons.map((button) => button.remove()).length)).toBe(2);
    expect(await measure()).toEqual(places);
  });

  it("has no button without script", async () => {
    const plain = await openPage(browser, { javaScriptEnabled: false });
    await plain.page.goto(`${site.url}discussions/a/`);
    expect(await plain.page.locator("main button").filter({ visible: true }).count()).toBe(0);
    expect(await plain.page.locator("nav.neighbours").count()).toBe(0);
    expect(await plain.page.locator(".breadcrumb a").allTextContents()).toEqual(["خانه", "php", "پرسش"]);
    await plain.page.locator(".contents summary").click();
    expect(await plain.page.locator(".contents a").first().isVisible()).toBe(true);
    await plain.close();
  });
});

describe("a discussion", () => {
  it("links to its neighbours in the listing that the reader came from", async () => {
    await open("tags/php/");
    await page.locator(".title").nth(1).click();
    await page.waitForURL("**/discussions/c/");
    expect(await readNeighbours()).toEqual(["prev: گفتگوی d", "next: گفتگوی b"]);
    await page.locator("nav.neighbours [rel=next]").click();
    await page.waitForURL("**/discussions/b/");
    expect(await readNeighbours()).toEqual(["prev: گفتگوی c", `next: ${fa.words.pager.next}`]);
    await page.reload();
    expect(await readNeighbours()).toHaveLength(2);
    await page.locator("nav.neighbours [rel=next]").click();
    await page.waitForURL("**/tags/php/2/");
  });

  it("links across the pages of the listing", async () => {
    await open("tags/php/2/");
    await page.locator(".title").first().click();
    await page.waitForURL("**/discussions/a/");
    expect(await readNeighbours()).toEqual([`prev: ${fa.words.pager.previous}`]);
    await page.locator("nav.neighbours [rel=prev]").click();
    await page.waitForURL("**/tags/php/");
  });

  it("links in the order of the filtered listing", async () => {
    await open("tags/php/?display=unanswered");
    await page.locator(".found").filter({ hasText: /[۰-۹]/ }).waitFor();
    await page.locator(".entry:visible .title").first().click();
    await page.waitForURL("**/discussions/d/");
    expect(await readNeighbours()).toEqual(["next: گفتگوی c"]);
  });

  it("links to no neighbours for readers who came from elsewhere", async () => {
    await open("tags/php/");
    await page.locator(".title").first().click();
    await page.waitForURL("**/discussions/d/");
    await open("discussions/c/");
    expect(await readNeighbours()).toEqual([]);
    await open("tags/");
    await page.evaluate((address) => location.assign(address), `${site.url}discussions/b/`);
    await page.waitForURL("**/discussions/b/");
    expect(await readNeighbours()).toEqual([]);
  });

  it("lists the replies of a long thread by author and marks the accepted one", async () => {
    await open("discussions/a/");
    const rows = await page.locator(".contents li").evaluateAll((items) => items.map((item) => item.querySelector("bdi")?.textContent));
    expect(rows).toEqual([1, 2, 3, 4, 5].map((day) => `نویسندهٔ ${day}`));
    expect(await page.locator(".contents li:nth-child(3) .accepted-mark").count()).toBe(1);
    expect(await page.locator(".contents .accepted-mark").count()).toBe(1);
    await page.locator(".contents summary").click();
    await page.locator(".contents a").nth(3).click();
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe("#reply:4-r");
    await open("discussions/b/");
    expect(await page.locator(".contents").count()).toBe(0);
  });
});

/** The content that a style sheet puts after an element. */
const readAfter = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element, "::after").content);
const fullDate = /^"\S+ [۰-۹]+ \S+ ۱۴۰۴، ساعت [۰-۹:]+"$/;

describe("a date", () => {
  it("is shown in full on touch, while the keyboard skips times of entries", async () => {
    await open("tags/php/");
    expect(await readAfter(".meta time")).toBe("none");
    await page.locator(".meta time").first().click();
    expect(await readAfter(".meta time")).toMatch(fullDate);
    expect(await page.evaluate(listOverflows)).toEqual([]);
    expect(
      await page
        .locator(".meta time")
        .first()
        .evaluate(({ tabIndex }) => tabIndex),
    ).toBe(-1);
  });

  it("is shown in full on keyboard focus", async () => {
    await open("tags/php/");
    await page.locator(".title").nth(1).focus();
    expect(await readAfter(".entry:nth-child(2) time")).toMatch(fullDate);
    expect(await readAfter(".entry:nth-child(3) time")).toBe("none");
    await open("discussions/a/");
    await page.locator(".reply .permalink").first().focus();
    expect(await readAfter(".reply time")).toMatch(fullDate);
    await page.locator(".update a").first().focus();
    expect(await readAfter(".update time")).toMatch(fullDate);
  });

  it("is hidden by Escape until the focus moves on", async () => {
    await open("tags/php/");
    const isShown = (entry: number) =>
      page
        .locator(`.entry:nth-child(${entry}) time`)
        .evaluate((time) => getComputedStyle(time, "::after").content !== "none" && getComputedStyle(time, "::after").display !== "none");
    await page.locator(".title").nth(1).focus();
    expect(await isShown(2)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => isShown(2)).toBe(false);
    await page.locator(".title").nth(2).focus();
    await expect.poll(() => isShown(3)).toBe(true);
  });

  it("replaces the age on paper, and printed links show their addresses", async () => {
    await open("discussions/a/");
    await page.emulateMedia({ media: "print" });
    expect(await readAfter(".byline time")).toMatch(fullDate);
    expect(await page.locator(".byline time span:visible").count()).toBe(0);
    expect(await readAfter(".prose a")).toBe('" \u2066(https://example.org/a)\u2069"');
    const dropped = page.locator("button, .site-header, .site-footer, .breadcrumb, .contents, .discussion-tags ~ nav");
    expect(await dropped.filter({ visible: true }).count()).toBe(0);
    expect(
      await page
        .locator("pre")
        .nth(1)
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
    await page.emulateMedia({ media: "screen" });
  });
});

describe("code with a hyphen", () => {
  it("breaks only if there is no room, and never widens the page", async () => {
    await page.goto(`${site.url}options/`);
    const broken = await page
      .locator(".prose > p code, .prose > ul:first-of-type > li > code, .prose td code")
      .evaluateAll((codes) => codes.filter((code) => code.getClientRects().length !== 1).length);
    expect(broken).toBe(0);
    expect(await page.evaluate(listOverflows)).toEqual([]);
  });
});
