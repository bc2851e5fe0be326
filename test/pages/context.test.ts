import { describe, expect, test } from "vitest";
import { link, linkPath, permalink } from "../../scripts/pages/context.ts";
import { describeSite, gather } from "./sample.ts";

const root = describeSite(gather([]));
const below = describeSite(gather([]), "https://example.org/انجمن/");

describe("a link", () => {
  test("carries the site's folder once", () => {
    expect(link(root, "/")).toBe("/");
    expect(link(root, "/tags/php/")).toBe("/tags/php/");
    expect(link({ basePath: "/forum/" }, "/")).toBe("/forum/");
    expect(link({ basePath: "/forum/" }, "/tags/php/")).toBe("/forum/tags/php/");
    expect(link({ basePath: "/forum/" }, "/forum/tags/")).toBe("/forum/forum/tags/");
  });

  test("keeps letters of every script, encodes all else, and decodes to what it was", () => {
    expect(link(root, "/tags/پایگاه‌داده/")).toBe("/tags/پایگاه‌داده/");
    for (const url of ["/tags/پایگاه‌داده/", "/tags/c~23/", "/tags/c++/", "/a b/", '/"<>/', "/100%/", "/\u202e😀\u200f/"]) {
      expect(link(below, url)).toMatch(/^\/%D8%A7[\w%.~+/\p{L}\u200c-]*\/$/u);
      expect(decodeURIComponent(link(below, url))).toBe(`/انجمن${url}`);
    }
  });

  test("leads a browser to the encoded address", () => {
    for (const url of ["/tags/پایگاه‌داده/", "/discussions/ça va?#1/", "/a\u0301/"])
      expect(new URL(link(root, url), root.site.base).href).toBe(permalink(root, url));
  });

  test("takes the marks of queries and fragments in a name for parts of the name", () => {
    expect(link(root, "/discussions/a/چه؟#1?.png")).toBe("/discussions/a/چه%D8%9F%231%3F.png");
  });
});

describe("an owner's path", () => {
  test("keeps its query and its fragment", () => {
    expect(linkPath({ basePath: "/forum/" }, "/about/?a=1&b=%D8%A7#مقدمه")).toBe(
      "/forum/about/?a=1&b=%D8%A7#%D9%85%D9%82%D8%AF%D9%85%D9%87",
    );
  });

  test("is encoded once, whether or not it was written so", () => {
    expect(linkPath(root, "/درباره/")).toBe(linkPath(root, encodeURI("/درباره/")));
  });

  test("stays in the site, and a broken percent sign does no harm", () => {
    expect(linkPath({ basePath: "/forum/" }, "/../../x/")).toBe("/forum/x/");
    expect(linkPath(root, "/100%/")).toBe("/100%/");
  });
});

test("a permalink is the site's address with the path, encoded", () => {
  expect(permalink(root, "/")).toBe("https://forum.example/");
  expect(permalink(below, "/tags/c~23/")).toBe("https://example.org/%D8%A7%D9%86%D8%AC%D9%85%D9%86/tags/c~23/");
});

describe("what pages know of the site", () => {
  test("has the words of its language and the folder of its address", () => {
    expect(root).toMatchObject({ basePath: "/", locale: { language: "en" } });
    expect(below.basePath).toBe(encodeURI("/انجمن/"));
  });

  test("is not made for a language without words", () => {
    const forum = gather([]);
    expect(() => describeSite({ ...forum, site: { ...forum.site, language: "xx" } })).toThrow("no words for the language xx");
  });
});
