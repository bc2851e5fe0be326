import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { serveLive } from "../../scripts/serve/live-site.ts";
import type { ChangedFiles, RebuildResult } from "../../scripts/serve/rebuild.ts";
import { openBrowser, openPage } from "../support/browser/browser.ts";
import { makeFolder, writeFiles } from "./folder.ts";
import { request } from "./request.ts";

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'";

/**
 * A site whose build copies `title.txt` into its one page, and fails for a title of `bad`. A title
 * that ends in `…` leaves another page, which is ready when the test calls `finish`.
 */
async function startSite() {
  const root = await makeFolder({ "content/title.txt": "یک", "content/site.txt": "/forum/" });
  const content = join(root, "content");
  const reasons: ChangedFiles[] = [];
  const lines: string[] = [];
  const ending = new AbortController();

  const opened: (readonly string[] | undefined)[] = [];
  const waited: string[] = [];
  let pending = 0;
  let isLost = false;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });

  async function rebuild(reason: ChangedFiles, open?: readonly string[]): Promise<RebuildResult> {
    opened.push(open);
    reasons.push(reason.map((path) => path.slice(path.lastIndexOf("/") + 1)));
    const title = await readFile(join(content, "title.txt"), "utf8");
    pending = title.endsWith("…") ? 1 : 0;
    isLost = title.startsWith("lost");
    if (title === "crash") throw new Error("The layout cannot be loaded.");
    if (title.startsWith("bad")) {
      const problem = { file: "title.txt", line: 1, column: 1, reason: `عنوان \`${title}\` نمی‌شود`, fix: "دیگری بنویسید." };
      return {
        ok: false,
        language: "fa",
        summary: "1 problem: nothing was published.",
        problems: [problem],
        notes: [],
        warnings: [],
        pending: 0,
      };
    }
    const head = `<head><meta http-equiv="Content-Security-Policy" content="${policy}"><title>t</title></head>`;
    await writeFiles(root, {
      "content/dist/index.html": `<!doctype html><html lang="fa" dir="rtl">${head}<body><h1>${title}</h1></body></html>`,
    });
    const note = { file: "title.txt", line: 1, column: 1, reason: "something is held back", fix: "It comes later." };
    return {
      ok: true,
      language: "fa",
      summary: "Built 1 page.",
      problems: [],
      notes: [note],
      warnings: ["Nothing is \u001bremembered."],
      pending,
    };
  }

  const site = await serveLive({
    folder: join(content, "dist"),
    findBasePath: () => readFile(join(content, "site.txt"), "utf8"),
    port: 0,
    rebuild,
    renderPending: async (signal) => {
      const none = { language: "fa", summary: "", problems: [], notes: [], warnings: [], pending: 0 };
      if (pending === 0) return { ...none, ok: true };
      await Promise.race([finished, new Promise((resolve) => signal.addEventListener("abort", resolve))]);
      if (signal.aborted) return { ...none, ok: true, pending };
      return isLost ? { ...none, ok: false, summary: "The build was killed." } : { ...none, ok: true, summary: "All pages are ready." };
    },
    waitForPage: (url) => {
      waited.push(url);
      return url === "/" ? Promise.resolve() : finished;
    },
    signal: ending.signal,
    roots: [content],
    unwatched: [join(content, "dist")],
    print: (printed) => lines.push(...printed),
  });
  onTestFinished(async () => {
    ending.abort();
    finish();
    await site.close();
    await rm(root, { recursive: true });
  });
  return { site, reasons, opened, waited, finish, lines, write: (name: string, text: string) => writeFiles(content, { [name]: text }) };
}

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

async function openSite(url: string) {
  const watched = await openPage(browser);
  onTestFinished(watched.close);
  await watched.page.goto(url);
  return watched;
}

describe("a live site", () => {
  it("builds, serves, and shows a change in an open page", async () => {
    const { site, reasons, lines, write } = await startSite();
    const { page, violations, errors } = await openSite(site.url);
    expect(await page.locator("h1").textContent()).toBe("یک");
    await write("title.txt", "دو");
    await page.getByRole("heading", { name: "دو" }).waitFor();
    expect(reasons).toEqual([[], ["title.txt"]]);
    expect(lines.slice(1, 4)).toEqual([
      "title.txt:1:1: something is held back. It comes later.",
      "Nothing is \u001bremembered.",
      "Built 1 page.",
    ]);
    expect({ violations, errors }).toEqual({ violations: [], errors: [] });
  });

  it("reloads an open page before the others are ready, and lets a request for another page wait", async () => {
    const { site, opened, waited, finish, lines, write } = await startSite();
    const { page } = await openSite(`${site.url}?time=week`);
    await write("title.txt", "دو…");
    await page.getByRole("heading", { name: "دو…" }).waitFor();
    expect([opened[0], opened.at(-1)]).toEqual([undefined, ["/_headers", "/404.html", "/"]]);
    expect(waited).toContain("/");

    const answered = vi.fn();
    const other = request(site.url, "/forum/other/").then(answered);
    await vi.waitFor(() => expect(waited).toContain("/other/"));
    expect(answered).not.toHaveBeenCalled();
    expect(lines).not.toContain("All pages are ready.");
    finish();
    await other;
    await vi.waitFor(() => expect(lines).toContain("All pages are ready."));
    await request(site.url, "/forum/other/");
    expect(waited.filter((url) => url === "/other/")).toHaveLength(1);
  });

  it("says that some pages are old if a build fails while they are pending", async () => {
    const { lines, write } = await startSite();
    await write("title.txt", "دو…");
    await vi.waitFor(() => expect(lines.filter((line) => line === "Built 1 page.")).toHaveLength(2));
    await write("title.txt", "bad");
    await vi.waitFor(() => expect(lines).toContain("1 problem: nothing was published."));
    expect(lines.at(-1)).toBe("Some pages still show an older state of the site.");
  });

  it("shows that rendering the other pages failed", async () => {
    const { site, finish, write } = await startSite();
    const { page } = await openSite(site.url);
    await write("title.txt", "lost…");
    await page.getByRole("heading", { name: "lost…" }).waitFor();
    finish();
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("alert").textContent()).toContain("The build was killed.");
  });

  it("keeps the last good page, shows the problems, and recovers", async () => {
    const { site, lines, write } = await startSite();
    const { page, violations, errors } = await openSite(site.url);
    await write("title.txt", "bad <b>title</b>");
    const panel = page.getByRole("alert");
    await panel.waitFor();
    expect(await panel.getByRole("listitem").allTextContents()).toEqual(["title.txt:1:1: عنوان bad <b>title</b> نمی‌شود. دیگری بنویسید."]);
    expect(await panel.evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(["fa", "rtl"]);
    expect(await panel.locator("bdi").allTextContents()).toEqual(["title.txt:1:1"]);
    expect(await panel.locator("code").allTextContents()).toEqual(["bad <b>title</b>"]);
    expect(await panel.locator("code").evaluate((code: HTMLElement) => [code.dir, getComputedStyle(code).direction])).toEqual([
      "auto",
      "ltr",
    ]);
    expect(await panel.getByRole("button").textContent()).toBe("پنهان کردن");
    expect(await panel.textContent()).toContain("1 problem: nothing was published.");
    expect(await panel.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
    expect(await page.locator("h1").textContent()).toBe("یک");
    expect(lines).toContain("title.txt:1:1: عنوان `bad <b>title</b>` نمی‌شود. دیگری بنویسید.");
    await page.reload();
    await panel.waitFor();
    await write("site.txt", "/forum/");
    await vi.waitFor(() => expect(lines).toContain("۱ خطا مانند پیش."), { timeout: 20_000 });
    expect(lines.filter((line) => line.startsWith("title.txt:1:1: عنوان"))).toHaveLength(1);
    await write("title.txt", "سه");
    await page.getByRole("heading", { name: "سه" }).waitFor();
    await panel.waitFor({ state: "detached" });
    expect({ violations, errors }).toEqual({ violations: [], errors: [] });
  });

  it("survives a crash of a build and shows the reason", async () => {
    const { site, write } = await startSite();
    const { page } = await openSite(site.url);
    await write("title.txt", "crash");
    await page.getByText("The layout cannot be loaded.").waitFor();
    await write("title.txt", "چهار");
    await page.getByRole("heading", { name: "چهار" }).waitFor();
  });

  it("updates a page that was hidden or opened while a build ended", async () => {
    const { site, write, lines } = await startSite();
    const { page } = await openSite(site.url);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await write("title.txt", "پنج");
    await vi.waitFor(() => expect(lines.filter((line) => line === "Built 1 page.")).toHaveLength(2), { timeout: 20_000 });
    expect(await page.locator("h1").textContent()).toBe("یک");
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: false, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await page.getByRole("heading", { name: "پنج" }).waitFor();
  });

  it("follows a change of the site's base path", async () => {
    const { site, write, lines } = await startSite();
    await write("site.txt", "/other/");
    const { origin } = new URL(site.url);
    await vi.waitFor(() => expect(lines).toContainEqual(expect.stringContaining(`${origin}/other/`)), { timeout: 20_000 });
    expect(await request(origin, "/other/")).toMatchObject({ status: 200 });
    expect(await request(origin, "/forum/")).toMatchObject({ status: 404 });
  });

  it("adds its script to served pages, the fallback 404 page included, and to no file", async () => {
    const { site } = await startSite();
    expect((await request(site.url, "/forum/")).body).toContain('<script src="/__goftogu/reload.js"');
    expect((await request(site.url, "/forum/none/")).body).toContain('<script src="/__goftogu/reload.js"');
    const { headers, body } = await request(site.url, "/__goftogu/reload.js");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(body).toContain("EventSource");
    expect(await request(site.url, "/__goftogu/none")).toMatchObject({ status: 404 });
  });

  it("sends the current version to a page that connects", async () => {
    const { site } = await startSite();
    const [, version] = (await request(site.url, "/forum/")).body.match(/data-version="([^"]+)"/) ?? [];
    const stream = await fetch(new URL("/__goftogu/events", site.url));
    expect(stream.headers.get("content-type")).toBe("text/event-stream");
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(`retry: 500\n\ndata: {"version":"${version}"}\n\n`);
    await reader?.cancel();
  });

  it("sends no page, no script and no version to another site whose name resolves to this machine", async () => {
    const { site } = await startSite();
    for (const path of ["/forum/", "/__goftogu/reload.js", "/__goftogu/events"])
      expect(await request(site.url, path, "GET", { Host: "evil.example" })).toMatchObject({ status: 421 });
  });

  it("reloads a page that was opened by another name of this machine", async () => {
    const { site, write } = await startSite();
    const { page, violations, errors } = await openSite(site.url.replace("127.0.0.1", "localhost"));
    await write("title.txt", "شش");
    await page.getByRole("heading", { name: "شش" }).waitFor();
    expect({ violations, errors }).toEqual({ violations: [], errors: [] });
  });
});
