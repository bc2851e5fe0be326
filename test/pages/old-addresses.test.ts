import { expect, test } from "vitest";
import { renderRedirectMap } from "../../layouts/redirect-map.ts";
import { planOldAddresses } from "../../scripts/pages/old-addresses.ts";
import { planRedirects } from "../../scripts/pages/redirect.ts";
import { planRedirectMaps } from "../../scripts/pages/redirect-map.ts";
import { buildDiscussion, buildReply } from "../forum/sample.ts";
import { describeSite, gather } from "./sample.ts";

const old = (url: string, query?: string) => ({ url, line: 6, column: 16, ...(query !== undefined && { query }) });
const moved = buildDiscussion({
  slug: "نو",
  title: "Title",
  redirectFrom: [old("/قدیم/"), old("/a b(1)*/"), old('/q"u$o:{x}.html'), old("/thread.php", "t=1")],
});
const forum = gather([moved]);
const encoded = "%D9%86%D9%88";

function renderMaps(base: string, of = forum): Readonly<Record<string, readonly string[]>> {
  const site = describeSite(of, base);
  const lines = planRedirectMaps(of).map((page) => [
    page.url,
    renderRedirectMap(page, site)
      .split("\n")
      .filter((line) => !line.startsWith("#")),
  ]);
  return Object.fromEntries(lines);
}

test("old addresses become a map for each kind of server, with every address escaped", () => {
  expect(renderMaps("https://forum.example/f%C3%A9/")).toEqual({
    "/_redirects": [
      `/f%C3%A9/a%20b(1)%2A/ /f%C3%A9/discussions/${encoded}/ 301`,
      `/f%C3%A9/q%22u$o%3A%7Bx%7D.html /f%C3%A9/discussions/${encoded}/ 301`,
      `/f%C3%A9/%D9%82%D8%AF%DB%8C%D9%85/ /f%C3%A9/discussions/${encoded}/ 301`,
      "",
    ],
    "/redirects.nginx.conf": [
      "map $uri $new_address {",
      '  default "";',
      `  "/fé/a b(1)*/" "/f%C3%A9/discussions/${encoded}/$is_args$args";`,
      `  "/fé/a b(1)*" "/f%C3%A9/discussions/${encoded}/$is_args$args";`,
      `  "/fé/q\\"u$o:{x}.html" "/f%C3%A9/discussions/${encoded}/$is_args$args";`,
      `  "/fé/قدیم/" "/f%C3%A9/discussions/${encoded}/$is_args$args";`,
      `  "/fé/قدیم" "/f%C3%A9/discussions/${encoded}/$is_args$args";`,
      "}",
      "",
    ],
    "/redirects.apache.conf": [
      'RedirectMatch 301 "^/fé/a b\\(1\\)\\*/?$" "/fé/discussions/نو/"',
      'RedirectMatch 301 "^/fé/q\\"u\\$o:\\{x\\}\\.html/?$" "/fé/discussions/نو/"',
      'RedirectMatch 301 "^/fé/قدیم/?$" "/fé/discussions/نو/"',
      "",
    ],
  });
});

test("an old address of a reply leads to the reply, and bytes that are not UTF-8 stay as they are", () => {
  const reply = buildReply("1-سارا.md", "2026-02-01", { id: "reply:1-سارا", redirectFrom: [old("/p$45/")] });
  const raw = { ...old("/%D3(%E1.html"), isRaw: true as const };
  const replied = gather([buildDiscussion({ slug: "x", redirectFrom: [old("/Topic/5/"), old("/topic/5/"), raw], replies: [reply] })]);
  const anchor = encodeURIComponent("reply:1-سارا");
  expect(renderMaps("https://forum.example/f/", replied)).toEqual({
    "/_redirects": [
      "/f/%D3(%E1.html /f/discussions/x/ 301",
      "/f/Topic/5/ /f/discussions/x/ 301",
      `/f/p$45/ /f/discussions/x/#${anchor} 301`,
      "/f/topic/5/ /f/discussions/x/ 301",
      "",
    ],
    "/redirects.nginx.conf": [
      "map $uri $new_address {",
      '  default "";',
      '  "~^/f/\\xD3\\(\\xE1\\.html/?$" "/f/discussions/x/$is_args$args";',
      '  "/f/Topic/5/" "/f/discussions/x/$is_args$args";',
      '  "/f/Topic/5" "/f/discussions/x/$is_args$args";',
      `  "/f/p$45/" "/f/discussions/x/$is_args$args#${anchor}";`,
      `  "/f/p$45" "/f/discussions/x/$is_args$args#${anchor}";`,
      "}",
      "",
    ],
    "/redirects.apache.conf": [
      'RedirectMatch 301 "^/f/\\xD3\\(\\xE1\\.html/?$" "/f/discussions/x/"',
      'RedirectMatch 301 "^/f/Topic/5/?$" "/f/discussions/x/"',
      `RedirectMatch 301 "^/f/p\\$45/?$" "/f/discussions/x/#${anchor}"`,
      'RedirectMatch 301 "^/f/topic/5/?$" "/f/discussions/x/"',
      "",
    ],
  });
  expect(planRedirects(replied).map(({ url }) => url)).toEqual(["/Topic/5/", "/topic/5/", "/p$45/"]);
  expect(planOldAddresses(replied)).toMatchObject([
    { lookup: { names: { "/%D3(%E1.html": [[]] } } },
    { lookup: { "/%D3(%E1.html?": "/discussions/x/" } },
  ]);
});

test("an old address with a query has no page, and is in the list of the page for unknown addresses", () => {
  expect(planRedirects(forum).map(({ url }) => url)).not.toContain("/thread.php");
  expect(planOldAddresses(forum)).toMatchObject([
    { url: "/old-addresses.json", lookup: { names: { "/thread.php": [["t"]] }, parts: 1 } },
    { url: "/old-addresses/0.json", lookup: { "/thread.php?t=1": "/discussions/نو/" } },
  ]);
});

test("a forum without old addresses has no maps and no list", () => {
  const plain = gather([buildDiscussion({ slug: "a", title: "Title" })]);
  expect([planRedirectMaps(plain), planOldAddresses(plain)]).toEqual([[], []]);
});
