import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as fa from "../../scripts/locale/fa.ts";
import { formatAge } from "../../scripts/text/age.ts";
import { openBrowser, openPage, openReader, type Reader, showWhole } from "../support/browser/browser.ts";
import { readLabels, readShownTime, setHidden } from "../support/browser/listing-page.ts";
import { hostBase, openStaticHost, type StaticHost } from "../support/browser/static-host.ts";
import { type Change, readChanges, readTimers, watchChanges, watchTimers } from "../support/browser/watch-page.ts";
import { borders, days, readBuiltLabels, renderHomeAt, writeAgeContent } from "../support/site/age-site.ts";
import { type BuiltSite, buildSound, now } from "../support/site/site.ts";

const day = 86_400;
const content = writeAgeContent();
let site: BuiltSite;
let host: StaticHost;
let browser: Browser;
let reader: Reader;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([buildSound(content, { base: hostBase }), openBrowser()]);
  host = await openStaticHost(site.output);
  reader = await openReader(browser);
  page = reader.page;
  await watchTimers(page);
});

afterAll(async () => {
  expect(reader.errors).toEqual([]);
  await browser?.close();
  await host?.close();
});

describe("age labels", () => {
  it("are the same in the browser and in the file on both sides of each boundary", async () => {
    const expected = Object.fromEntries([
      ...borders.map(([seconds, label]) => [`age-${seconds}`, label]),
      ...days.map(([written, label]) => [`on-${written}`, label]),
    ]);
    expect(readBuiltLabels(site.page("/"))).toEqual(expected);
    await reader.visit(host.url);
    expect(await readLabels(page)).toEqual(expected);
  });

  it("replace the date", async () => {
    await reader.visit(host.url);
    expect(await readShownTime(page, "age-3600")).toEqual({ age: "۱ ساعت پیش", date: "" });
    expect(await page.locator("time").first().getAttribute("title")).toBe("جمعه ۶ آذر ۱۴۰۵، ساعت ۰۳:۳۰");
  });

  it("are exactly what a build at the reader's time writes, from a second to a decade later", async () => {
    await reader.visit(host.url);
    let moment = now;
    for (const step of [1, 59, 60, 3540, 47_111, 5 * day, 9 * day, 17 * day, 40 * day, 333 * day + 7, 3000 * day + 86_399]) {
      moment += step;
      await page.clock.fastForward(step * 1000);
      expect(await page.evaluate(() => Date.now())).toBe(moment * 1000);
      expect(await readLabels(page)).toEqual(readBuiltLabels(renderHomeAt(content, moment)));
    }
  });

  it("show the reader's time at the first paint of an old file", async () => {
    await reader.visit(host.url, now + 9 * day);
    const labels = await readLabels(page);
    expect(labels).toEqual(readBuiltLabels(renderHomeAt(content, now + 9 * day)));
    expect(labels["age-0"]).toBe("۱ هفته پیش");
  });

  it("read as now up to an hour ahead of the reader's clock, and further ahead the date is shown", async () => {
    await reader.visit(host.url, now - 3600);
    expect(await readShownTime(page, "age-0")).toEqual({ age: "همین حالا", date: "" });
    await reader.visit(host.url, now - 3601);
    expect(await readShownTime(page, "age-0")).toEqual({ age: "", date: "۶ آذر ۱۴۰۵" });
    await page.clock.runFor(1000);
    expect(await readShownTime(page, "age-0")).toEqual({ age: "همین حالا", date: "" });
  });

  it("of a date without a time count from the start of its day, and the date has no time", async () => {
    await reader.visit(host.url, Date.parse("2026-11-27T00:00:00+03:30") / 1000);
    const time = page.locator(`.entry:has(a[href$="/on-2026-11-27/"]) time`);
    expect(await time.getAttribute("datetime")).toBe("2026-11-27");
    expect(await time.getAttribute("title")).toBe("جمعه ۶ آذر ۱۴۰۵");
    expect((await readShownTime(page, "on-2026-11-27")).age).toBe("امروز");
    await page.clock.fastForward((day - 1) * 1000);
    expect((await readShownTime(page, "on-2026-11-27")).age).toBe("امروز");
    await page.clock.runFor(1000);
    expect((await readShownTime(page, "on-2026-11-27")).age).toBe("۱ روز پیش");
  });

  it("are right on a discussion's page too", async () => {
    await reader.visit(`${host.url}discussions/age-59/`, now + day);
    const label = page.locator("main time .age");
    expect(await label.textContent()).toBe("۱ روز پیش");
    await page.clock.fastForward(6 * day * 1000);
    expect(await label.textContent()).toBe("۱ هفته پیش");
  });
});

/** Every change that is due in a stretch of seconds after `now`. */
function expectChanges(seconds: number): readonly Change[] {
  return Array.from({ length: seconds }, (_, index) => index + 1).flatMap((passed) =>
    borders.flatMap(([age]) => {
      const label = formatAge(fa, age + passed, false) ?? "";
      return label === formatAge(fa, age + passed - 1, false)
        ? []
        : [{ at: (now + passed) * 1000, slug: `age-${age}`, part: "age", text: label }];
    }),
  );
}

describe("the clock of the labels", () => {
  it("changes a label in the second when it is due, and nothing else", async () => {
    const expected = expectChanges(130);
    expect(expected.length).toBeGreaterThan(15);
    await reader.visit(host.url);
    await watchChanges(page);
    await page.clock.runFor(130_000);
    const changes = await readChanges(page);
    expect(changes).toHaveLength(expected.length);
    expect(changes).toEqual(expect.arrayContaining([...expected]));
  });

  it("waits with one timer, until the next label is due", async () => {
    await reader.visit(host.url);
    expect(await readTimers(page)).toEqual({ delays: [1000], most: 1 });
    await page.clock.runFor(1000);
    expect(await readTimers(page)).toEqual({ delays: [59_000], most: 1 });
    await page.clock.runFor(400_500);
    expect((await readTimers(page)).most).toBe(1);
  });

  it("waits for a label that is due beyond the range of a timer", async () => {
    const longest = 2 ** 31 - 1;
    await reader.visit(`${host.url}discussions/age-315360000/`);
    expect((await readTimers(page)).delays).toEqual([longest]);
    await page.clock.fastForward(longest);
    expect((await readTimers(page)).delays).toEqual([longest]);
    await page.clock.fastForward(365 * day * 1000 - longest);
    expect(await page.locator("main time .age").textContent()).toBe("۱۱ سال پیش");
  });

  it("stops while the tab is hidden and updates at once when it is shown", async () => {
    await reader.visit(host.url);
    await setHidden(page, true);
    expect((await readTimers(page)).delays).toEqual([]);
    await watchChanges(page);
    await page.clock.runFor(7_200_000);
    expect(await readChanges(page)).toEqual([]);
    await setHidden(page, false);
    expect(await readLabels(page)).toEqual(readBuiltLabels(renderHomeAt(content, now + 7200)));
    expect((await readTimers(page)).delays).toHaveLength(1);
  });

  it("updates at once when the browser shows a cached page again", async () => {
    await reader.visit(host.url);
    await page.clock.setSystemTime((now + 9 * day) * 1000);
    expect((await readLabels(page))["age-0"]).toBe("همین حالا");
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(await readLabels(page)).toEqual(readBuiltLabels(renderHomeAt(content, now + 9 * day)));
  });
});

describe("without script", () => {
  const nine = now + 9 * day;
  const stopScripts = {
    "switched off": () => openPage(browser, { javaScriptEnabled: false }),
    "that does not arrive": async () => {
      const opened = await openPage(browser, { now: nine });
      await opened.page.route("**/assets/site-*.js", (route) => route.abort());
      return opened;
    },
  };

  it.each(Object.entries(stopScripts))("%s, the page shows dates and no ages, which would be wrong nine days later", async (_, open) => {
    const { page, close } = await open();
    await page.goto(host.url);
    await showWhole(page);
    await page.waitForFunction(() => !document.documentElement.classList.contains("scripted"));
    expect(await readShownTime(page, "age-0")).toEqual({ age: "", date: "۶ آذر ۱۴۰۵" });
    expect(await readShownTime(page, "on-2026-11-20")).toEqual({ age: "", date: "۲۹ آبان ۱۴۰۵" });
    const [shown = ""] = await page.locator("main").allInnerTexts();
    for (const words of [fa.ages.now, fa.ages.today, "پیش"]) expect(shown).not.toContain(words);
    expect(shown.match(/[۰-۹]+ \S+ ۱[۳۴][۰-۹]{2}/g)).toHaveLength(borders.length + days.length);
    await close();
  });
});
