import { describe, expect, test } from "vitest";
import { link, linkPath, permalink } from "../../scripts/text/href.ts";

const root = "https://forum.example/";
const below = "https://example.org/%D8%A7%D9%86%D8%AC%D9%85%D9%86/";
const folder = new URL(below).pathname;

describe("a link", () => {
  test("has the site's folder once", () => {
    expect(link("/", "/")).toBe("/");
    expect(link("/", "/tags/php/")).toBe("/tags/php/");
    expect(link("/forum/", "/")).toBe("/forum/");
    expect(link("/forum/", "/tags/php/")).toBe("/forum/tags/php/");
    expect(link("/forum/", "/forum/tags/")).toBe("/forum/forum/tags/");
  });

  test("keeps letters of every script, encodes all other characters, and decodes to the input", () => {
    expect(link("/", "/tags/پایگاه‌داده/")).toBe("/tags/پایگاه‌داده/");
    for (const url of ["/tags/پایگاه‌داده/", "/tags/c~23/", "/tags/c++/", "/a b/", '/"<>/', "/100%/", "/\u202e😀\u200f/"]) {
      expect(link(folder, url)).toMatch(/^\/%D8%A7[\w%.~+/\p{L}\u200c-]*\/$/u);
      expect(decodeURIComponent(link(folder, url))).toBe(`/انجمن${url}`);
    }
  });

  test("is resolved by a browser to the encoded address", () => {
    for (const url of ["/tags/پایگاه‌داده/", "/discussions/ça va?#1/", "/a\u0301/"])
      expect(new URL(link("/", url), root).href).toBe(permalink(root, url));
  });

  test("encodes `?` and `#` in a name", () => {
    expect(link("/", "/discussions/a/چه؟#1?.png")).toBe("/discussions/a/چه%D8%9F%231%3F.png");
  });
});

describe("an owner's path", () => {
  test("keeps its query and its fragment", () => {
    expect(linkPath("/forum/", "/about/?a=1&b=%D8%A7#مقدمه")).toBe("/forum/about/?a=1&b=%D8%A7#%D9%85%D9%82%D8%AF%D9%85%D9%87");
  });

  test("is encoded once, even if it is already encoded", () => {
    expect(linkPath("/", "/درباره/")).toBe(linkPath("/", encodeURI("/درباره/")));
  });

  test("stays in the site, even with a broken percent sign", () => {
    expect(linkPath("/forum/", "/../../x/")).toBe("/forum/x/");
    expect(linkPath("/", "/100%/")).toBe("/100%/");
  });
});

test("a permalink is the site's address with the path, encoded", () => {
  expect(permalink(root, "/")).toBe("https://forum.example/");
  expect(permalink(below, "/tags/c~23/")).toBe("https://example.org/%D8%A7%D9%86%D8%AC%D9%85%D9%86/tags/c~23/");
});
