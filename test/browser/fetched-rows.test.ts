import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as fa from "../../scripts/locale/fa.ts";
import { formatAge } from "../../scripts/text/age.ts";
import { openBrowser, openReader, type Reader } from "../support/browser/browser.ts";
import { choose, readFocus, waitForFound } from "../support/browser/filter-page.ts";
import { readLabels, readRows, readShownSlugs, showMore } from "../support/browser/listing-page.ts";
import { hostBase, openStaticHost, type StaticHost } from "../support/browser/static-host.ts";
import { makeFolder, writeFiles } from "../support/disk.ts";
import { expectSlugs, planDiscussions, writeFilterContent } from "../support/site/filter-site.ts";
import { buildSound, now, writeDiscussion, writeReply } from "../support/site/site.ts";

const day = 86_400;
const planned = planDiscussions(70);
/** Discussions in addition to the planned ones. They are open and unsolved. */
const besides: readonly string[] = ["by-day", "changed"];
const content = makeFolder({
  ...writeFilterContent(planned, 20),
  "discussions/by-day.md": writeDiscussion({ title: "How do I read it?", created: "2026-03-05", tags: "[pagination]" }, "קראתי אותו."),
  "discussions/changed.md": writeDiscussion({
    tags: "[pagination, vue, laravel, css]",
    title: '"ARIA در جدول `<table>` با `role=grid` و هزار ستون که هیچ‌کدام نام ندارند"',
    updated: "2026-01-06",
    updatedBy: "سارا",
  }),
});
let output: string;
let host: StaticHost;
let browser: Browser;
let reader: Reader;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  ({ output } = await buildSound(content, { base: hostBase }));
  host = await openStaticHost(output);
  reader = await openReader(browser);
  page = reader.page;
});

afterAll(async () => {
  expect(reader.violations).toEqual([]);
  await browser?.close();
  await host?.close();
});

const listing = (search = "") => `${host.url}tags/pagination/${search}`;
const expectAll = (display: string, time = "") => expectSlugs(planned, "pagination", { display, time });
const tryAgain = () => page.getByRole("button", { name: "تلاش دوباره" });

describe("rows that the filter loads", () => {
  it("have the same markup as the rows of the listing's pages", async () => {
    const built: Record<string, string> = {};
    for (const number of ["", "2/", "3/", "4/"]) {
      await reader.visit(`${host.url}tags/pagination/${number}`);
      Object.assign(built, await readRows(page));
    }
    expect(Object.keys(built)).toHaveLength(planned.length + besides.length);
    const loaded: Record<string, string> = {};
    for (const display of ["solved", "unsolved", "closed"]) {
      await reader.visit(listing(`?display=${display}`));
      await page.locator(".found").filter({ hasText: "پیدا شد" }).waitFor();
      const more = page.getByRole("button", { name: "نمایش بیشتر" });
      while (await more.isVisible()) {
        const before = (await readShownSlugs(page)).length;
        await showMore(page);
        await page.locator(".entry:visible").nth(before).waitFor();
      }
      Object.assign(loaded, await readRows(page));
    }
    expect(loaded).toEqual(built);
    const directions = Object.values(loaded).map((row) => /class="title"[^>]* dir="(\w+)"/.exec(row)?.[1]);
    expect(new Set(directions)).toEqual(new Set(["rtl", "ltr"]));
    for (const title of ["cursor را رمز کنیم", "ARIA در جدول"]) {
      const row = Object.values(loaded).find((one) => one.includes(`>${title}`));
      expect(row).toMatch(/class="title"[^>]* dir="rtl"/);
    }
  });

  it("have ages that follow the clock", async () => {
    const all = expectAll("closed");
    await reader.visit(listing("?display=closed"));
    await waitForFound(page, all.length);
    let passed = 0;
    for (const step of [60, 7200, 9 * day]) {
      passed += step;
      await page.clock.fastForward(step * 1000);
      const labels = await readLabels(page);
      for (const { slug, at } of planned) {
        if (all.includes(slug)) expect(labels[slug]).toBe(formatAge(fa, now + passed - at, false));
      }
    }
  });
});

describe("files that do not arrive", () => {
  beforeEach(() => page.unrouteAll());

  it.each(["numbers.json", "rows-*.json"])("are reported (%s) and load when the reader tries again", async (name) => {
    const all = expectAll("solved");
    await reader.visit(listing());
    const before = await readShownSlugs(page);
    await page.route(`**/filter/${name}`, (route) => route.abort());
    await choose(page, { display: "solved" });
    await page.getByText("بارگذاری گفتگوها ناموفق بود.").waitFor();
    expect(await readShownSlugs(page)).toEqual(before);
    expect(await page.locator(".found").textContent()).toBe("");
    await tryAgain().click();
    await waitForFound(page, undefined);
    expect(await tryAgain().isVisible()).toBe(true);
    await page.unrouteAll();
    await tryAgain().click();
    await waitForFound(page, all.length);
    expect(await readShownSlugs(page)).toEqual(all);
    expect(await tryAgain().isVisible()).toBe(false);
    expect(await readFocus(page)).toBe(all[0]);
  });

  it("are reported if the server answers with an error or with something else", async () => {
    for (const answer of [{ status: 503 }, { status: 200, body: "<!doctype html><title>Sign in</title>" }]) {
      await page.unrouteAll();
      await reader.visit(listing());
      await page.route("**/filter/*.json", (route) => route.fulfill(answer));
      await choose(page, { display: "solved" });
      await tryAgain().waitFor();
    }
  });

  it("are reported if the filter's script is missing, and a retry reloads the page", async () => {
    const all = expectAll("solved");
    await page.route("**/assets/filter-*.js", (route) => route.abort());
    await reader.visit(listing("?display=solved"));
    await tryAgain().waitFor();
    await page.unrouteAll();
    await tryAgain().click();
    await waitForFound(page, all.length);
    expect(await readShownSlugs(page)).toEqual(all);
  });

  it("do not block a later choice if they arrive late", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/filter/rows-solved-*.json", async (route) => {
      await held;
      await route.continue();
    });
    await reader.visit(listing());
    await choose(page, { display: "solved" });
    await page.getByText("در حال بارگذاری…").waitFor();
    const all = expectAll("closed");
    await choose(page, { display: "closed" });
    await waitForFound(page, all.length);
    const late = page.waitForResponse("**/filter/rows-solved-*.json");
    release();
    await late;
    await page.evaluate(async () => void (await fetch(location.href)));
    await waitForFound(page, all.length);
    expect(await readShownSlugs(page)).toEqual(all);
  });

  it("never link out of the site, whatever they contain", async () => {
    await page.route("**/filter/rows-*.json", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ body: (await response.text()).replace(/"\/forum\/discussions\/[^"]*"/, '"javascript:alert(1)"') });
    });
    await reader.visit(listing());
    await choose(page, { display: "closed" });
    await tryAgain().waitFor();
    expect(await page.locator('[href^="javascript"]').count()).toBe(0);
  });
});

describe("a site that is rebuilt while a reader has it open", () => {
  it("shows the rows of the new build, whether the page or the browser's cache has the old numbers", async () => {
    const [open, cached] = [await openReader(browser), await openReader(browser)];
    const closed = expectAll("closed");
    for (const { page: shown, visit } of [open, cached]) {
      await visit(listing("?display=closed"));
      await waitForFound(shown, closed.length);
    }
    // One answered discussion replaces another, so that every shard keeps its number of rows.
    const gone = planned.find(({ slug, replies }) => replies > 0 && expectAll("unsolved").includes(slug))?.slug;
    const others = expectAll("unsolved").filter((slug) => slug !== gone);
    writeFiles(content, {
      "discussions/newest.md": writeDiscussion({ created: "2026-11-27T03:29:00+03:30", tags: "[pagination]" }),
      "discussions/newest/1-a.md": writeReply({ created: "2026-11-27T03:29:30+03:30" }),
      [`discussions/${gone}.md`]: writeDiscussion({ tags: "[css]" }),
    });
    await buildSound(content, { base: hostBase, output });
    await choose(open.page, { display: "unsolved" });
    await cached.visit(listing("?display=unsolved"));
    for (const { page: shown, close } of [open, cached]) {
      await waitForFound(shown, others.length + 1 + besides.length);
      expect((await readShownSlugs(shown)).filter((slug) => !besides.includes(slug))).toEqual(["newest", ...others]);
      await choose(shown, { display: "closed" });
      await waitForFound(shown, closed.length);
      expect(await readShownSlugs(shown)).toEqual(closed);
      await close();
    }
  });
});
