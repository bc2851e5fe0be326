import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServedFolder, serveFolder } from "../../scripts/serve/serve-folder.ts";
import { makeFolder } from "./folder.ts";
import { request, sendRaw } from "./request.ts";

let outer: string;
let site: ServedFolder;

beforeAll(async () => {
  outer = await makeFolder({
    "secret.txt": "secret",
    "dist-other/secret.txt": "secret",
    "dist/index.html": "<title>خانه</title>",
    "dist/404.html": "<title>نیست</title>",
    "dist/about/index.html": "about",
    "dist/tags/کارایی/index.html": "tag",
    "dist/tags/c++/index.html": "c++",
    "dist/empty/file.bin": "x",
    "dist/assets/site.css": "a{}",
    "dist/assets/site.js": "1",
    "dist/assets/font.woff2": "x",
    "dist/assets/c++ & 100%.png": "x",
    "dist/feed.xml": "<feed/>",
    "dist/feed.json": "{}",
    "dist/robots.txt": "ok",
    "dist/_headers":
      "/forum/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: default-src 'none'; img-src 'self'\n/secret/*\n  X-Other: 1\n/*\n  X-Host: 1\n",
    "dist/search/notes.unknown": "x",
    "dist/.goftogu": "list",
    "dist/about/.hidden/index.html": "hidden",
    "dist/.well-known/security.txt": "contact",
  });
  await symlink(join(outer, "secret.txt"), join(outer, "dist", "link.txt"));
  site = await serveFolder({ folder: join(outer, "dist"), basePath: "/forum/", port: 0 });
});

afterAll(async () => {
  await site.close();
  await rm(outer, { recursive: true });
});

describe("a served site", () => {
  it("is served under its base path, on this machine only", async () => {
    expect(site.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/forum\/$/);
    expect(await request(site.url, "/forum/")).toMatchObject({ status: 200, body: "<title>خانه</title>" });
  });

  it.each(["/forum/", "/forum/robots.txt", "/forum/nothing/", "/outside"])("sends the headers of `_headers` with %s", async (path) => {
    const { headers } = await request(site.url, path);
    expect(headers).toMatchObject({ "x-frame-options": "DENY", "content-security-policy": "default-src 'none'; img-src 'self'" });
    expect(headers).toHaveProperty("x-host", "1");
    expect(headers).not.toHaveProperty("x-other");
  });

  it.each([
    ["/forum/about/", "about"],
    ["/forum/about/?time=week", "about"],
    ["/forum/tags/%DA%A9%D8%A7%D8%B1%D8%A7%DB%8C%DB%8C/", "tag"],
    ["/forum/tags/c++/", "c++"],
    ["/forum/tags/c%2B%2B/", "c++"],
    ["/forum/.well-known/security.txt", "contact"],
  ])("sends %s", async (path, body) => {
    expect(await request(site.url, path)).toMatchObject({ status: 200, body });
  });

  it.each([
    ["/forum", "/forum/"],
    ["/forum?a=1", "/forum/?a=1"],
    ["/forum/about?time=week", "/forum/about/?time=week"],
    ["/forum/tags/%DA%A9%D8%A7%D8%B1%D8%A7%DB%8C%DB%8C", "/forum/tags/%DA%A9%D8%A7%D8%B1%D8%A7%DB%8C%DB%8C/"],
  ])("redirects from %s to %s", async (path, location) => {
    const answer = await request(site.url, path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    "/forum/none/",
    "/forum/none",
    "/forum/about.html",
    "/forum/feed.xml/",
    "/forum/feed",
    "/forum/empty",
    "/forum/empty/",
    "/forum/.goftogu",
    "/forum/%2egoftogu",
    "/forum/about/.hidden/",
    "/forum/../secret.txt",
    "/forum/%2e%2e/secret.txt",
    "/forum/..%2fsecret.txt",
    "/forum/..%2fdist-other/secret.txt",
    "/forum/..%5csecret.txt",
    "/forum//about/",
    "/forum/link.txt",
    "/forum/index.html%00",
  ])("answers %s with the site's own 404 page", async (path) => {
    const answer = await request(site.url, path);
    expect(answer).toMatchObject({ status: 404, body: "<title>نیست</title>" });
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  it.each(["/", "/about/", "/forumx/", "/secret.txt"])("has nothing at %s except a hint to its address", async (path) => {
    const answer = await request(site.url, path);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain("The site is under /forum/ here.");
  });

  it("refuses an address that cannot be decoded", async () => {
    expect(await request(site.url, "/forum/%E0%A4")).toMatchObject({ status: 400 });
  });

  it.each([
    ["", "text/html; charset=utf-8"],
    ["assets/site.css", "text/css; charset=utf-8"],
    ["assets/site.js", "text/javascript; charset=utf-8"],
    ["assets/font.woff2", "font/woff2"],
    ["assets/c++%20&%20100%25.png", "image/png"],
    ["feed.xml", "application/xml; charset=utf-8"],
    ["feed.json", "application/json"],
    ["robots.txt", "text/plain; charset=utf-8"],
    ["search/notes.unknown", "application/octet-stream"],
  ])("sends the type of %j: %s, and forbids caching", async (path, type) => {
    const { status, headers } = await request(site.url, `/forum/${path}`);
    expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type });
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("sends no body for HEAD", async () => {
    expect(await request(site.url, "/forum/about/", "HEAD")).toMatchObject({ status: 200, body: "" });
    expect(await request(site.url, "/forum/feed.xml", "HEAD")).toMatchObject({ status: 200, body: "" });
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("refuses %s", async (method) => {
    const answer = await request(site.url, "/forum/", method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD");
  });

  it("takes the next port if the requested one is in use", async () => {
    const port = Number(new URL(site.url).port);
    const second = await serveFolder({ folder: join(outer, "dist"), basePath: "/", port });
    expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
    expect(await request(second.url, "/about/")).toMatchObject({ status: 200, body: "about" });
    await second.close();
  });
});

describe("an address that is not encoded", () => {
  const asBytes = (path: string) => Buffer.from(path).toString("latin1");

  it("redirects to the encoded address", async () => {
    const answer = await sendRaw(site.url, asBytes("/forum/tags/کارایی/?with=c%2B%2B"));
    expect(answer).toMatch(/^HTTP\/1\.1 301 .*\r\nLocation: \/forum\/tags\/%DA%A9%D8%A7%D8%B1%D8%A7%DB%8C%DB%8C\/\?with=c%2B%2B\r\n/);
  });

  it.each(["//ک/", "/\\ک", "/\xff", "http://ک/"])("is refused if it is ambiguous: %j", async (path) => {
    expect(await sendRaw(site.url, path === "/\xff" ? path : asBytes(path))).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("a site that is served as a public host would", () => {
  let host: ServedFolder;
  const page = "صفحه ".repeat(200);

  beforeAll(async () => {
    const folder = await makeFolder({
      "index.html": page,
      "404.html": page,
      "assets/site.css": "a{} ".repeat(200),
      "assets/font.woff2": "x".repeat(600),
      "small.txt": "x",
    });
    host = await serveFolder({ folder, basePath: "/", port: 0, isPublic: true });
  });

  afterAll(() => host.close());

  it.each([
    ["/", "no-cache", "gzip"],
    ["/assets/site.css", "public, max-age=31536000, immutable", "gzip"],
    ["/assets/font.woff2", "public, max-age=31536000, immutable", null],
    ["/small.txt", "no-cache", null],
    ["/assets/none.css", "no-cache", "gzip"],
  ])("lets browsers cache %s as %s, compressed as %s", async (path, caching, coding) => {
    const { headers } = await fetch(new URL(path, host.url));
    expect([headers.get("cache-control"), headers.get("content-encoding")]).toEqual([caching, coding]);
  });

  it.each(["", "br", "gzip;q=0", "x-gzip"])("sends files to clients that accept only %j", async (accepted) => {
    const { headers, body } = await request(host.url, "/", "GET", { "Accept-Encoding": accepted });
    expect([headers["content-encoding"], body]).toEqual([undefined, page]);
  });
});

describe("a site without a 404 page", () => {
  it("still answers 404", async () => {
    const folder = await makeFolder({ "index.html": "home" });
    const served = await serveFolder({ folder, basePath: "/", port: 0 });
    expect(await request(served.url, "/none/")).toMatchObject({ status: 404, body: expect.stringContaining("There is no such page.") });
    await served.close();
    await rm(folder, { recursive: true });
  });
});
