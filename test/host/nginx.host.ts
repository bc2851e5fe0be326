import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { hostHeaders } from "../../scripts/pages/policy.ts";
import { type ServedFolder, serveFolder } from "../../scripts/serve/serve-folder.ts";
import { parseFiles } from "../content/parsed.ts";
import { corpus } from "../hostile/corpus.ts";
import { request, sendRaw } from "../serve/request.ts";
import { copySite } from "../support/disk.ts";
import { findTestBrowser } from "../support/runner/find-browser.ts";
import { type BuiltSite, buildSound, writeDiscussion } from "../support/site/site.ts";
import type { HostServer } from "./host-server.ts";
import { hasNginx, startNginx } from "./nginx.ts";

const there = hasNginx();

if (!there) test.skip("needs nginx: install it (on Debian: apt-get install nginx)", () => undefined);

/** A page of every kind, and files that are not pages. */
const pages = [
  "/",
  "/tags/",
  "/tags/pagination/",
  "/tags/pagination/2/",
  "/tags/سرعت/",
  "/authors/پویا-کوهبنان/",
  "/search/",
  "/discussions/prev-link-on-first-page/",
  "/discussions/رقم-فارسی-در-صفحه‌بندی-blade/",
  "/discussions/رقم-فارسی-در-صفحه‌بندی-blade/pagination-bar.png",
  "/about/",
  "/feed.xml",
  "/feed.json",
  "/tags/سرعت/feed.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/search/index/entry.json",
];

const missing = ["/none/", "/none.html", "/.goftogu", "/tags/.hidden/", "/assets/none.css", "/discussions/"];

const signs = corpus.find(({ name }) => name === "old-signs-of-servers")?.bytes ?? "";

const moved = ["/about", "/tags/pagination?time=week", "/tags/سرعت"];

describe.runIf(there)("scripts/hosting/nginx.conf", () => {
  let site: BuiltSite;
  let nginx: HostServer;
  let preview: ServedFolder;

  beforeAll(async () => {
    const old = writeDiscussion({ title: '"نشانی تازه"', tags: "[سرعت]", redirectFrom: "[/d/42/, /موضوع/۷/, /old.html]" });
    const content = copySite("programmers", { "discussions/2026/moved.md": old, "discussions/2026/signs.md": signs });
    site = await buildSound(content, { base: "https://forum.example/" });
    nginx = await startNginx(site.output);
    preview = await serveFolder({ folder: site.output, basePath: "/", port: 0, isPublic: true });
  });

  afterAll(async () => {
    await Promise.all([nginx?.close(), preview?.close()]);
  });

  /** All but the pictures for sharing, which are many. */
  const listAssets = () =>
    site.files.filter((file) => file.startsWith("assets/") && !file.startsWith("assets/cards/")).map((file) => `/${file}`);

  /** The headers that browsers use. A redirect has no body, so its type does not matter. */
  async function ask(origin: string, path: string) {
    const { status, headers } = await request(origin, encodeURI(path), "GET", { "Accept-Encoding": "gzip" });
    const names = ["content-type", "content-encoding", "cache-control", "location", ...hostHeaders.map(([name]) => name.toLowerCase())];
    const received = Object.fromEntries(names.map((name) => [name, headers[name]]));
    return { status, ...received, ...(status === 301 && { "content-type": undefined }) };
  }

  it("answers every page, every asset and every unknown address like the preview", async () => {
    for (const path of [...pages, ...listAssets(), ...missing, ...moved]) {
      const answer = await ask(nginx.url, path);
      expect({ path, ...(await ask(preview.url, path)) }).toEqual({ path, ...answer });
      expect({ path, status: answer.status }).toEqual({ path, status: missing.includes(path) ? 404 : moved.includes(path) ? 301 : 200 });
    }
  });

  it("sends the headers of dist/_headers with every answer", async () => {
    const expected = Object.fromEntries(hostHeaders.map(([name, value]) => [name.toLowerCase(), value]));
    for (const path of ["/", "/search/", "/feed.xml", listAssets()[0] ?? "", "/none/"])
      expect(await ask(nginx.url, path)).toMatchObject(expected);
  });

  it("makes browsers revalidate pages and cache files with a hash", async () => {
    expect(await ask(nginx.url, "/")).toMatchObject({ "cache-control": "no-cache", "content-encoding": "gzip" });
    // The entry of a small forum is too short to compress.
    expect(await ask(nginx.url, "/search/index/entry.json")).toMatchObject({ "cache-control": "no-cache" });
    for (const path of listAssets())
      expect(await ask(nginx.url, path)).toMatchObject({ "cache-control": expect.stringContaining("immutable") });
    const { headers } = await request(nginx.url, "/");
    const again = await request(nginx.url, "/", "GET", { "If-None-Match": String(headers.etag) });
    expect(again).toMatchObject({ status: 304, body: "" });
  });

  it("finds a Persian tag by encoded and by plain letters", async () => {
    const path = "/tags/سرعت/";
    expect(await request(nginx.url, encodeURI(path))).toMatchObject({ status: 200, body: site.read("tags/سرعت/index.html") });
    for (const { url } of [nginx, preview])
      expect(await sendRaw(url, Buffer.from(path).toString("latin1"))).toMatch(/^HTTP\/1\.1 (200|301) /);
  });

  it("redirects old addresses permanently", async () => {
    const target = "/discussions/moved/";
    for (const path of ["/d/42/", "/d/42", "/موضوع/۷/", "/old.html"]) {
      expect(await ask(nginx.url, path)).toMatchObject({ status: 301, location: target });
    }
  });

  it("redirects old addresses with configuration syntax in them", async () => {
    const [discussion] = parseFiles({ "discussions/signs.md": signs }).content.discussions;
    const paths = discussion?.redirectFrom.map(({ url }) => url) ?? [];
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths)
      expect({ path, ...(await ask(nginx.url, path)) }).toMatchObject({ path, status: 301, location: "/discussions/signs/" });
  });

  it("shows the site's own page for an unknown address", async () => {
    expect((await request(nginx.url, "/none/")).body).toBe(readFileSync(join(site.output, "404.html"), "utf8"));
  });

  it("shows pages and searches in a browser without errors", async () => {
    const found = findTestBrowser();
    if ("complaint" in found) throw new Error(found.complaint);
    const browser = await chromium.launch({ executablePath: found.path });
    try {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("response", (response) => response.status() >= 400 && complaints.push(response.url()));
      await page.goto(`${nginx.url}tags/سرعت/`);
      await page.goto(`${nginx.url}search/?q=صفحه`);
      await page.locator(".entry, .found-entry, main li a").first().waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
