import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { makeDenseContent } from "../hostile/site.ts";
import { openBrowser, openPage, type WatchedPage } from "../support/browser/browser.ts";
import { serveBuilt } from "../support/browser/served-site.ts";
import { build } from "../support/site/site.ts";

vi.setConfig({ testTimeout: 120_000 });

let browser: Browser;
let served: ServedFolder;
let watched: WatchedPage;
const dialogs: string[] = [];
const tabs: string[] = [];
const left: string[] = [];

beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), serveCorpus()]);
  watched = await openPage(browser);
  const { page } = watched;
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  page.on("popup", (popup) => tabs.push(popup.url()));
  page.on("framenavigated", (frame) => left.push(frame.url()));
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

async function serveCorpus(): Promise<ServedFolder> {
  const { output } = await build(makeDenseContent(), { base: "http://localhost/forum/", skipBroken: true });
  return serveBuilt(output);
}

/**
 * Every attack appears on one of these: titles, names, tags and excerpts in listings, bodies as
 * replies.
 */
const paths = [
  "",
  "tags/",
  "tags/javascript/",
  "authors/sara/",
  "search/",
  ...Array.from({ length: 5 }, (_, index) => `discussions/replies-${index}/`),
];

describe("the whole corpus of attacks in a browser", () => {
  it("navigates nowhere, opens nothing and does not name the window", async () => {
    const { page } = watched;
    const named = new Set<string>();
    let shown = 0;
    for (const path of paths) {
      await page.goto(served.url + path);
      for (const name of await page.evaluate(() => Object.keys(window).filter((key) => /^_*(?:own|pwned)/i.test(key)))) named.add(name);
      shown += await page.locator(".entry, .reply").count();
    }
    expect([...named]).toEqual([]);
    expect(shown).toBeGreaterThan(500);
    expect([...new Set(left.map((address) => address.replace(served.url, "")))]).toEqual(paths);
    expect(dialogs).toEqual([]);
    expect(tabs).toEqual([]);
  });

  it("is shown as text by the search", async () => {
    const { page } = watched;
    await page.goto(`${served.url}search/?q=script`);
    const titles = page.locator(".entry h2, .entry h3");
    await titles.first().waitFor();
    expect((await titles.allTextContents()).join(" ")).toContain("<script>alert(1)</script>");
  });

  it("causes no policy violation, no request to another host and no console message", () => {
    expect(watched.violations).toEqual([]);
    expect([...watched.hosts]).toEqual([new URL(served.url).host]);
    expect(watched.errors).toEqual([]);
  });
});

describe("the host's headers", () => {
  it("forbid frames", async () => {
    const outer = await openPage(browser);
    const response = await outer.page.request.get(served.url);
    expect(response.headers()).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "x-content-type-options": "nosniff",
    });
    await outer.page.setContent(`<iframe src="${served.url}"></iframe>`);
    await expect.poll(() => outer.errors.join(" ")).toMatch(/frame-ancestors|X-Frame-Options/);
  });
});
