import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as fa from "../../scripts/locale/fa.ts";
import { formatAge } from "../../scripts/text/age.ts";
import { moveClock, openKeepingBrowser, openKeptPage, returnToKept } from "../support/browser/back-forward.ts";
import { choose, readForm, waitForFound } from "../support/browser/filter-page.ts";
import { readLabels, readShownSlugs } from "../support/browser/listing-page.ts";
import { hostBase, openStaticHost, type StaticHost } from "../support/browser/static-host.ts";
import { makeFolder } from "../support/disk.ts";
import { expectSlugs, planDiscussions, writeFilterContent } from "../support/site/filter-site.ts";
import { buildSound, now } from "../support/site/site.ts";

const day = 86_400;
const planned = planDiscussions(45);
const ends = new Date((now + 10 * day) * 1000).toISOString();
let host: StaticHost;
let browser: Browser;
let page: Page;
let close: () => Promise<void>;

beforeAll(async () => {
  const banner = `- { name: جشنواره, percent: 70, starts: 2026-01-01, ends: "${ends}" }\n`;
  const content = makeFolder({ ...writeFilterContent(planned, 20), "banner.yaml": banner });
  const [{ output }, opened] = await Promise.all([buildSound(content, { base: hostBase }), openKeepingBrowser()]);
  browser = opened;
  host = await openStaticHost(output);
});

afterAll(async () => {
  await browser?.close();
  await host?.close();
});

beforeEach(async () => {
  const opened = await openKeptPage(browser);
  page = opened.page;
  close = () => opened.context.close();
  await page.goto(`${host.url}tags/pagination/`);
});

afterEach(() => close());

/**
 * Opens the first discussion and goes back after the given seconds, to the page that the browser
 * has kept.
 */
async function comeBackAfter(seconds: number): Promise<void> {
  await page.locator(".entry:visible a.title").first().click();
  await page.waitForURL("**/discussions/**");
  await moveClock(page, seconds);
  await returnToKept(page);
}

const expectLabels = (moment: number) =>
  Object.fromEntries(planned.slice(0, 20).map(({ slug, at }) => [slug, formatAge(fa, moment - at, false)]));
const readDigits = async () => (await page.locator(".countdown [data-unit]").allTextContents()).join(":");

describe("a page that comes back from the back/forward cache", () => {
  it("shows the right ages at once", async () => {
    expect(await readLabels(page)).toEqual(expectLabels(now));
    await comeBackAfter(9 * day);
    expect(await readLabels(page)).toEqual(expectLabels(now + 9 * day));
  });

  it("shows the right remaining time at once", async () => {
    expect(await readDigits()).toBe("۱۰:۰۰:۰۰:۰۰");
    await comeBackAfter(9 * day + 3601);
    expect(await readDigits()).toBe("۰:۲۲:۵۹:۵۹");
  });

  it("shows that a campaign has ended in between, without negative numbers", async () => {
    await comeBackAfter(11 * day);
    expect(await page.locator(".ended-note").isVisible()).toBe(true);
    expect(await page.locator(".countdown").isVisible()).toBe(false);
    expect(await readDigits()).toBe("۰:۰۰:۰۰:۰۰");
  });

  it("still shows the filtered rows, with current ages", async () => {
    const all = expectSlugs(planned, "pagination", { time: "year", display: "unsolved" });
    await choose(page, { time: "year", display: "unsolved" });
    await waitForFound(page, all.length);
    await comeBackAfter(2 * day);
    expect(await readShownSlugs(page)).toEqual(all);
    expect(await readForm(page)).toEqual({ time: "year", display: "unsolved" });
    const labels = await readLabels(page);
    for (const { slug, at } of planned) {
      if (all.includes(slug)) expect(labels[slug]).toBe(formatAge(fa, now + 2 * day - at, false));
    }
    await page.locator("select[name=time]").selectOption("");
    await waitForFound(page, expectSlugs(planned, "pagination", { display: "unsolved" }).length);
  });
});
