import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openRenderer, renderPages } from "../../../scripts/build/render.ts";
import type { PlannedPage } from "../../../scripts/pages/page.ts";
import { describeSite, gather, now } from "../../pages/sample.ts";
import { makeFolder, readTree } from "../../support/disk.ts";

const site = describeSite(gather([]));
const plan = (urls: readonly string[], render: PlannedPage["render"]) =>
  new Map([["page", urls.map((url) => ({ url, source: url, props: {}, render }))]]);

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

describe("rendering", () => {
  test("writes each page at its address, exactly as its layout made it", async () => {
    const folder = join(makeFolder(), "new");
    const text = "<p>{{ 7 * 191 }} {% raw %} \u200c\n\n";
    await renderPages(
      plan(["/", "/tags/c~23/", "/tags/پایگاه-داده/2/", "/404.html", "/tags/a/filter/numbers.json"], () => text),
      openRenderer(site, folder),
    );
    const files = Object.entries(readTree(folder)).filter(([, content]) => content !== "/");
    expect(files.map(([path]) => path)).toEqual([
      "404.html",
      "index.html",
      "tags/a/filter/numbers.json",
      "tags/c~23/index.html",
      "tags/پایگاه-داده/2/index.html",
    ]);
    for (const [, content] of files) expect(Buffer.from(content, "latin1").toString("utf8")).toBe(text);
  });

  test("renders more pages than a batch holds, each with its own text", async () => {
    const folder = makeFolder();
    const urls = Array.from({ length: 250 }, (_, index) => `/${index}/`);
    const write = (url: string) => `${url} پاسخ\ud83d\ude00é`.repeat((Number(url.slice(1, -1)) * 7) % 11);
    await renderPages(
      plan(urls, ({ url }) => write(url)),
      openRenderer(site, folder),
    );
    const tree = readTree(folder);
    for (const url of urls) expect(Buffer.from(tree[`${url.slice(1)}index.html`] ?? "none", "latin1").toString("utf8")).toBe(write(url));
  });

  test("treats names with a meaning in generators as names", async () => {
    const folder = makeFolder();
    await renderPages(
      plan(["/tags/constructor/", "/tags/__proto__/", "/tags/all/", "/_includes/"], () => "x"),
      openRenderer(site, folder),
    );
    expect(Object.keys(readTree(folder)).filter((path) => path.endsWith(".html"))).toEqual([
      "_includes/index.html",
      "tags/__proto__/index.html",
      "tags/all/index.html",
      "tags/constructor/index.html",
    ]);
  });

  test("gives each page its own clock, returns how long the text is valid, and prints nothing", async () => {
    const printed = (["log", "info", "warn", "error"] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
    const folder = makeFolder();
    const watched: unknown[] = [];
    await renderPages(
      plan(["/"], (_, given) => String(given.site === site.site && given.clock.readSecond())),
      openRenderer(site, folder, (page, bytes, until) => watched.push([page.url, Buffer.from(bytes).toString(), until])),
    );
    expect(readTree(folder)).toEqual({ "index.html": String(now) });
    expect(watched).toEqual([["/", String(now), now + 1]]);
    expect(site.clock.findEnd()).toBe(Number.POSITIVE_INFINITY);
    for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  });

  test("fails if a layout fails, with the page and the reason", async () => {
    const broken = plan(["/a/"], () => {
      throw new Error("the layout is broken");
    });
    await expect(renderPages(broken, openRenderer(site, makeFolder()))).rejects.toThrow(
      "the page `/a/` (/a/) cannot be rendered: the layout is broken",
    );
  });
});
