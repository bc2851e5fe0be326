import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, openReader, type Reader } from "../support/browser/browser.ts";
import { setHidden } from "../support/browser/listing-page.ts";
import { hostBase, openStaticHost, type StaticHost } from "../support/browser/static-host.ts";
import { readChanges, readTimers, watchChanges, watchTimers } from "../support/browser/watch-page.ts";
import { makeFolder } from "../support/disk.ts";
import { buildSound, now, writeDiscussion } from "../support/site/site.ts";

const day = 86_400;
const starts = now - 9 * day;
/** The end of the last day in Tehran. */
const ends = Date.parse("2030-04-14T00:00:00+03:30") / 1000;
const content = makeFolder({
  "banner.yaml": `- name: جشنوارهٔ آزمون\n  percent: 70\n  starts: ${new Date(starts * 1000).toISOString()}\n  ends: 2030-04-13\n`,
  "discussions/hello.md": writeDiscussion({ created: "2020-01-05" }),
});

let host: StaticHost;
let early: StaticHost;
let browser: Browser;
let reader: Reader;
let page: Page;

beforeAll(async () => {
  const build = async (moment: number) => {
    const { output } = await buildSound(content, { base: hostBase, now: new Date(moment * 1000).toISOString() });
    return openStaticHost(output);
  };
  browser = await openBrowser();
  host = await build(now);
  early = await build(starts - 1);
  reader = await openReader(browser);
  page = reader.page;
  await watchTimers(page);
});

afterAll(async () => {
  expect(reader.errors).toEqual([]);
  await browser?.close();
  await host?.close();
  await early?.close();
});

/** Opens the listing the given seconds before the end. A negative number is after it. */
const visit = (left: number) => reader.visit(`${host.url}tags/php/`, ends - left);
const readDigits = async () => (await page.locator(".countdown [data-unit]").allTextContents()).join(":");
const isShown = (part: string) => page.locator(part).isVisible();

describe("the countdown", () => {
  it("starts with the remaining time and counts down each second", async () => {
    await visit(day + 3661);
    expect(await readDigits()).toBe("۱:۰۱:۰۱:۰۱");
    await page.clock.runFor(2000);
    expect(await readDigits()).toBe("۱:۰۱:۰۰:۵۹");
    expect(await page.locator(".countdown").allInnerTexts()).toEqual([expect.stringMatching(/روز.*ساعت.*دقیقه.*ثانیه/s)]);
  });

  it("does not pad days, which have up to four digits, and pads the rest", async () => {
    for (const [days, shown] of [
      [1234, "۱۲۳۴"],
      [100, "۱۰۰"],
      [9, "۹"],
      [0, "۰"],
    ] as const) {
      await visit(days * day + 5);
      expect(await readDigits()).toBe(`${shown}:۰۰:۰۰:۰۵`);
    }
  });

  it("counts each second while the end is beyond the range of a timer", async () => {
    await visit(1234 * day);
    await page.clock.runFor(3000);
    expect(await readDigits()).toBe("۱۲۳۳:۲۳:۵۹:۵۷");
  });

  it("rewrites only the digits that change", async () => {
    await visit(62.25);
    await watchChanges(page);
    await page.clock.runFor(3000);
    const changes = (await readChanges(page)).map(({ at, text }) => [at / 1000 - ends, text]);
    expect(changes).toEqual([
      [-62, "۰۲"],
      [-61, "۰۱"],
      [-60, "۰۰"],
    ]);
  });

  it("shows a note at its end and stops its timer", async () => {
    await visit(3.5);
    expect(await readDigits()).toBe("۰:۰۰:۰۰:۰۴");
    expect(await isShown(".ended-note")).toBe(false);
    expect((await readTimers(page)).delays).toHaveLength(2);
    await page.clock.runFor(3499);
    expect(await readDigits()).toBe("۰:۰۰:۰۰:۰۱");
    await page.clock.runFor(1);
    expect(await isShown(".banner")).toBe(true);
    expect(await isShown(".countdown")).toBe(false);
    expect(await page.locator(".ended-note:visible").allInnerTexts()).toEqual(["پایان یافت"]);
    expect((await readTimers(page)).delays).toHaveLength(1);
    await watchChanges(page);
    await page.clock.runFor(60_000);
    expect(await readChanges(page)).toEqual([]);
    expect(await readDigits()).toBe("۰:۰۰:۰۰:۰۰");
  });

  it("is right after the clock jumped, as after the computer slept", async () => {
    await visit(10 * day);
    await page.clock.fastForward(2 * day * 1000 + 5000);
    expect(await readDigits()).toBe("۷:۲۳:۵۹:۵۵");
    await page.clock.setSystemTime((ends - 30.5) * 1000);
    await page.clock.runFor(1000);
    expect(await readDigits()).toBe("۰:۰۰:۰۰:۳۰");
    await page.clock.fastForward(day * 1000);
    expect(await isShown(".ended-note")).toBe(true);
  });

  it("stops while the tab is hidden and updates at once when it is shown", async () => {
    await visit(10 * day);
    await setHidden(page, true);
    await watchChanges(page);
    await page.clock.runFor(3_600_000);
    expect(await readChanges(page)).toEqual([]);
    await setHidden(page, false);
    expect(await readDigits()).toBe("۹:۲۳:۰۰:۰۰");
  });
});

describe("the row of the countdown", () => {
  it.each([360, 1280])("has days on the left and seconds on the right, on one line, at %i px", async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(1234 * day - 1);
    const boxes = await page.locator(".countdown [data-unit]").evaluateAll((units) =>
      units.map((unit) => {
        const { left, right, top } = unit.getBoundingClientRect();
        return { unit: unit.getAttribute("data-unit"), left, right, top };
      }),
    );
    const byPlace = [...boxes].sort((one, other) => one.left - other.left);
    expect(byPlace.map(({ unit }) => unit)).toEqual(["days", "hours", "minutes", "seconds"]);
    expect(boxes).toEqual(byPlace);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const [index, { left }] of byPlace.entries()) expect(left).toBeGreaterThanOrEqual(byPlace[index - 1]?.right ?? 0);
    expect(byPlace.at(-1)?.right).toBeLessThanOrEqual(width);
  });

  it.each([360, 1280])("moves nothing while digits change, at %i px", async (width) => {
    await page.setViewportSize({ width, height: 800 });
    // Changes of each second, up to days with fewer digits than before.
    for (const [left, ticks] of [
      [12, 11],
      [day + 1, 2],
      [10 * day + 1, 2],
      [100 * day + 5, 3],
      [1000 * day + 5, 3],
    ] as const) {
      await visit(left);
      await page.evaluate(async () => void (await document.fonts.ready));
      const before = await readBoxes();
      for (let tick = 0; tick < ticks; tick += 1) {
        await page.clock.runFor(1000);
        expect(await readBoxes(), `${left} seconds left`).toEqual(before);
      }
    }
  });

  it("is a named timer whose changes are not read aloud", async () => {
    await visit(day);
    const row = page.getByRole("timer", { name: "زمان باقی‌مانده" });
    expect(await row.count()).toBe(1);
    const live = await row.evaluate((timer) => {
      const around = timer.closest("[aria-live], [role=status], [role=alert], [role=log], output");
      return around?.getAttribute("aria-live") ?? around?.getAttribute("role") ?? "off";
    });
    expect(live).toBe("off");
  });

  /** Boxes of everything visible. Padded digits include the boxes of their text. */
  function readBoxes(): Promise<readonly string[]> {
    return page.locator(".banner, .banner *, h1, .filter, .entry").evaluateAll((elements) =>
      elements.flatMap((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const isPadded = element.matches("[data-unit]:not([data-unit=days])");
        return [element, ...(isPadded ? [text] : [])].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return `${element.tagName}.${element.className} ${x} ${y} ${width} ${height}`;
        });
      }),
    );
  }
});

describe("a campaign that is over", () => {
  it.each([0, -1, -9 * day])("is hidden from the first paint on, %i seconds from its end", async (left) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/site-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.setSystemTime((ends - left) * 1000);
    await page.goto(`${host.url}tags/php/`, { waitUntil: "commit" });
    await page.locator("footer").waitFor({ state: "attached" });
    expect(await page.evaluate(() => document.documentElement.className)).toBe("scripted ended");
    expect(await page.locator(".banner").evaluate((banner) => getComputedStyle(banner).display)).toBe("none");
    release();
    await page.waitForLoadState();
    expect(await isShown(".banner")).toBe(false);
    await page.unroute("**/assets/site-*.js");
  });

  it("is shown until its last second", async () => {
    await visit(1);
    expect(await isShown(".banner")).toBe(true);
    expect(await readDigits()).toBe("۰:۰۰:۰۰:۰۱");
  });
});

describe("a campaign that has not begun", () => {
  it("is not in a file that was built before it began", async () => {
    for (const moment of [starts - 1, starts, now]) {
      await reader.visit(`${early.url}tags/php/`, moment);
      expect(await page.locator(".banner").count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.className)).toBe("scripted");
    }
  });
});

describe("without script", () => {
  it("shows the end of the campaign as a date, without digits and without a note", async () => {
    const plain = await openPage(browser, { javaScriptEnabled: false });
    await plain.page.goto(`${host.url}tags/php/`);
    expect(await plain.page.locator(".deadline:visible").allInnerTexts()).toEqual(["تا پایان شنبه ۲۴ فروردین ۱۴۰۹ به وقت تهران"]);
    expect(await plain.page.locator(".countdown").isVisible()).toBe(false);
    expect(await plain.page.locator(".ended-note").isVisible()).toBe(false);
    await plain.close();
  });

  it("with script, the digits replace the date", async () => {
    await visit(day);
    expect(await isShown(".countdown")).toBe(true);
    expect(await isShown(".deadline")).toBe(false);
  });
});
