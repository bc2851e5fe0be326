import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openReader, type Reader } from "../support/browser/browser.ts";
import { choose, readForm, waitForFilter, waitForFound } from "../support/browser/filter-page.ts";
import { expectLastTop, readLastTop, readShownSlugs, showMore } from "../support/browser/listing-page.ts";
import { hostBase, openStaticHost, type StaticHost } from "../support/browser/static-host.ts";
import { makeFolder } from "../support/disk.ts";
import { type Choice, expectSlugs, planDiscussions, writeFilterContent } from "../support/site/filter-site.ts";
import { buildSound } from "../support/site/site.ts";

const planned = planDiscussions(70);
let host: StaticHost;
let browser: Browser;
let reader: Reader;
let page: Page;
/** Path of the filter's script. */
let script: string;

beforeAll(async () => {
  const content = makeFolder(writeFilterContent(planned, 20));
  const [{ output, files }, opened] = await Promise.all([buildSound(content, { base: hostBase }), openBrowser()]);
  browser = opened;
  script = files.find((path) => path.startsWith("assets/filter-")) ?? "";
  host = await openStaticHost(output);
  reader = await openReader(browser);
  page = reader.page;
});

afterAll(async () => {
  expect(reader.errors).toEqual([]);
  await browser?.close();
  await host?.close();
});

/** `php` has one page, `pagination` four. */
describe.each(["php", "pagination"])("the address of the listing %s", (tag) => {
  const address = (search = "") => `${host.url}tags/${tag}/${search}`;
  const search = () => new URL(page.url()).search;
  const own = () => expectSlugs(planned, tag, {}).slice(0, 20);

  /** Expects the form, the rows and the announcement of this choice. */
  async function expectChosen(choice: Choice): Promise<void> {
    const all = expectSlugs(planned, tag, choice);
    const isEmpty = Object.keys(choice).length === 0;
    await waitForFound(page, isEmpty ? undefined : all.length);
    expect(await readShownSlugs(page)).toEqual(isEmpty ? own() : all.slice(0, 50));
    expect(await readForm(page)).toEqual({ time: choice.time ?? "", display: choice.display ?? "" });
  }

  it("holds both choices and drops them once they are empty", async () => {
    await reader.visit(address());
    await page.locator("select[name=display]").selectOption("unsolved");
    await expectChosen({ display: "unsolved" });
    expect(search()).toBe("?display=unsolved");
    await page.locator("select[name=time]").selectOption("quarter");
    await expectChosen({ time: "quarter", display: "unsolved" });
    expect(Object.fromEntries(new URLSearchParams(search()))).toEqual({ time: "quarter", display: "unsolved" });
    await choose(page, {});
    await expectChosen({});
    expect(page.url()).toBe(address());
  });

  it("goes back and forward through the choices, to the whole list at the start", async () => {
    await reader.visit(address());
    await choose(page, { time: "year" });
    await expectChosen({ time: "year" });
    await page.locator("select[name=display]").selectOption("closed");
    await expectChosen({ time: "year", display: "closed" });
    await page.goBack();
    await expectChosen({ time: "year" });
    await page.goBack();
    await expectChosen({});
    await page.goForward();
    await expectChosen({ time: "year" });
    await page.goForward();
    await expectChosen({ time: "year", display: "closed" });
  });

  it("restores the choice after a reload and after a visit to a discussion", async () => {
    const choice = { time: "year", display: "solved" };
    await reader.visit(address());
    await choose(page, choice);
    await expectChosen(choice);
    await page.reload();
    await expectChosen(choice);
    await page.locator(".entry:visible a.title").first().click();
    await page.waitForURL("**/discussions/**");
    await page.goBack();
    await expectChosen(choice);
  });

  it("goes back to the same place in the list", async () => {
    const choice = { time: "year" };
    await reader.visit(address("?time=year"));
    await expectChosen(choice);
    await page.locator(".entry:visible a.title").last().hover();
    const place = await readLastTop(page);
    await page.locator(".entry:visible a.title").last().click();
    await page.waitForURL("**/discussions/**");
    await page.goBack();
    await expectChosen(choice);
    await expectLastTop(page, place);
  });

  it("can be shared, also with a second tag", async () => {
    const choice = { time: "year", display: "unsolved", with: "laravel" };
    await reader.visit(address("?time=year&display=unsolved&with=laravel"));
    await expectChosen(choice);
    expect(await page.locator(".with bdi").textContent()).toBe("laravel");
  });

  it.each(["?time=fortnight&display=", "?time=constructor&display=__proto__", "?with=no-such-tag", "?with=__proto__", "?TIME=week&%F0%9F"])(
    "treats unknown values as empty: %s",
    async (unknown) => {
      await reader.visit(address(unknown));
      await waitForFilter(page, host.url + script);
      await expectChosen({});
      expect(await page.locator(".with").isVisible()).toBe(false);
      expect(await page.locator(".failed").isVisible()).toBe(false);
      expect(search()).toBe(unknown);
    },
  );

  it("ignores unknown parts", async () => {
    await reader.visit(address("?time=year&display=latest&with=no-such-tag"));
    await expectChosen({ time: "year" });
  });

  it("keeps foreign parameters", async () => {
    await reader.visit(address("?ref=mail#main"));
    await page.locator("select[name=time]").selectOption("month");
    await expectChosen({ time: "month" });
    expect(page.url()).toBe(address("?ref=mail&time=month#main"));
  });

  it("adds no second history entry for a repeated choice", async () => {
    await reader.visit(address("?time=year"));
    await expectChosen({ time: "year" });
    const steps = await page.evaluate(() => history.length);
    await page.locator("select[name=time]").selectOption("year");
    await expectChosen({ time: "year" });
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
});

describe("a choice", () => {
  it("that is made while the filter's script still loads is kept", async () => {
    const slow = await openReader(browser);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await slow.page.route("**/assets/filter-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await slow.visit(`${host.url}tags/pagination/`);
    await choose(slow.page, { time: "year", display: "closed" });
    release();
    const all = expectSlugs(planned, "pagination", { time: "year", display: "closed" });
    await waitForFound(slow.page, all.length);
    expect(await readShownSlugs(slow.page)).toEqual(all);
    expect(new URL(slow.page.url()).search).toBe("?time=year&display=closed");
    await slow.close();
  });

  it("is not undone by a link within the page", async () => {
    await reader.visit(`${host.url}tags/pagination/?time=year`);
    const all = expectSlugs(planned, "pagination", { time: "year" });
    await waitForFound(page, all.length);
    await showMore(page);
    await page
      .locator(".entry:visible")
      .nth(all.length - 1)
      .waitFor();
    await page.locator(".skip").focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/?time=year#main");
    expect(await readShownSlugs(page)).toEqual(all);
    await page.reload();
    await expect.poll(() => readShownSlugs(page)).toEqual(all);
    await page.goBack();
    await waitForFound(page, all.length);
    expect(await readShownSlugs(page)).toEqual(all);
  });
});
