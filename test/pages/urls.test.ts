import { expect, test } from "vitest";
import { buildAuthorUrl, buildSliceUrl, buildTagUrl, findEditorLinks, listReservedAddresses } from "../../scripts/pages/urls.ts";

test("the first page of a listing has the address of the listing", () => {
  const tag = buildTagUrl("php");
  expect(buildSliceUrl(tag, 1)).toBe("/tags/php/");
  expect(buildSliceUrl(tag, 2)).toBe("/tags/php/2/");
  expect(buildSliceUrl(buildAuthorUrl("sara"), 2)).toBe("/authors/sara/2/");
});

test("the editor opens a discussion by the path of its file", () => {
  const { reply, edit } = findEditorLinks("discussions/2026/چه خبر.md");
  expect(reply.state).toBe(`/collections/replies/new?discussion=${encodeURIComponent("2026/چه خبر")}`);
  expect(edit.state).toBe(`/collections/discussions/entries/2026/${encodeURIComponent("چه خبر")}`);
});

test("the site reserves the top folder of every address that it has or may have", () => {
  expect(listReservedAddresses()).toEqual({
    site: [
      "tags",
      "authors",
      "search",
      "admin",
      "assets",
      "old-addresses.json",
      "_redirects",
      "redirects.nginx.conf",
      "redirects.apache.conf",
      "old-addresses",
      "sitemap-1.xml",
    ],
    discussions: "discussions",
    server: "__goftogu",
  });
});
