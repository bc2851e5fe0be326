import { expect, test } from "vitest";
import { renderRedirectMap } from "../../layouts/redirect-map.ts";
import { planOldAddresses } from "../../scripts/pages/old-addresses.ts";
import { planRedirects } from "../../scripts/pages/redirect.ts";
import { planRedirectMaps } from "../../scripts/pages/redirect-map.ts";
import { buildDiscussion } from "../forum/sample.ts";
import { describeSite, gather } from "./sample.ts";

const old = (url: string, query?: string) => ({ url, line: 6, column: 16, ...(query !== undefined && { query }) });
const moved = buildDiscussion({
  slug: "نو",
  title: "Title",
  redirectFrom: [old("/قدیم/"), old("/a b(1)*/"), old('/q"u$o:{x}.html'), old("/thread.php", "t=1")],
});
const forum = gather([moved]);
const encoded = "%D9%86%D9%88";

function renderMaps(base: string): Readonly<Record<string, readonly string[]>> {
  const site = describeSite(forum, base);
  const lines = planRedirectMaps(forum).map((page) => [
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
      `  "/fé/a b(1)*/" "/f%C3%A9/discussions/${encoded}/";`,
      `  "/fé/a b(1)*" "/f%C3%A9/discussions/${encoded}/";`,
      `  "/fé/q\\"u$o:{x}.html" "/f%C3%A9/discussions/${encoded}/";`,
      `  "/fé/قدیم/" "/f%C3%A9/discussions/${encoded}/";`,
      `  "/fé/قدیم" "/f%C3%A9/discussions/${encoded}/";`,
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

test("an old address with a query has no page, and is in the list of the page for unknown addresses", () => {
  expect(planRedirects(forum).map(({ url }) => url)).not.toContain("/thread.php");
  expect(planOldAddresses(forum)).toMatchObject([
    { url: "/old-addresses.json", lookup: { names: { "/thread.php": [["t"]] }, parts: 1 } },
    { url: "/old-addresses/0.json", lookup: { "/thread.php?t=1": "نو" } },
  ]);
});

test("a forum without old addresses has no maps and no list", () => {
  const plain = gather([buildDiscussion({ slug: "a", title: "Title" })]);
  expect([planRedirectMaps(plain), planOldAddresses(plain)]).toEqual([[], []]);
});
