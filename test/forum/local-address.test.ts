import { describe, expect, test } from "vitest";
import { joinUrl, readLocalAddress } from "../../scripts/forum/links/local-address.ts";
import { readOwnAddress } from "../../scripts/markdown/own-address.ts";
import { findContentPath } from "../../scripts/text/content-path.ts";

describe("an address into the site", () => {
  const home = readOwnAddress("https://forum.example/forum/");
  test.each([
    ["b.md", { from: "file", path: "b.md" }],
    ["%D8%A8.md?plain=1#%D9%86", { from: "file", path: "ب.md", query: "?plain=1", fragment: "ن" }],
    ["/tags/", { from: "root", path: "/tags/" }],
    ["#x", { from: "here", fragment: "x" }],
    ["?a=b", { from: "here", query: "?a=b" }],
    ["http://forum.example/forum/a/#b", { from: "site", path: "/a/", fragment: "b" }],
    ["https://forum.example/forum", { from: "site", path: "/" }],
    ["%FF.md", { from: "file", path: "%FF.md" }],
  ])("has its parts: %s", (address, parts) => {
    expect(readLocalAddress(address, home)).toEqual({ path: "", query: "", fragment: "", ...parts });
  });
});

describe("the path of a linked file", () => {
  test.each([
    ["discussions/2026/a.md", "b.md", "discussions/2026/b.md"],
    ["discussions/2026/a.md", "./b/1.md", "discussions/2026/b/1.md"],
    ["discussions/2026/a/1.md", "../b.md", "discussions/2026/b.md"],
    ["discussions/2026/a.md", "../../pages/rules.md", "pages/rules.md"],
    ["discussions/2026/a.md", "../../../content/pages/rules.md", "pages/rules.md"],
    ["pages/a.md", "/content/discussions/b.md", "discussions/b.md"],
    ["pages/a.md", "/discussions/b.md", "discussions/b.md"],
    ["pages/a.md", "../../README.md", undefined],
    ["pages/a.md", "/README.md", undefined],
  ])("from %s: %s", (file, path, found) => {
    expect(findContentPath(file, path)).toBe(found);
  });
});

describe("a relative address", () => {
  test.each([
    ["/discussions/a/", "x.png", "/discussions/a/x.png"],
    ["/discussions/a/", "../b/", "/discussions/b/"],
    ["/discussions/a/", "..", "/discussions/"],
    ["/about/", "../../../x/.", "/x/"],
    ["/", ".", "/"],
  ])("from %s: %s", (url, path, joined) => {
    expect(joinUrl(url, path)).toBe(joined);
    expect(new URL(path, `https://forum.example${url}`).pathname).toBe(joined);
  });
});
