import { describe, expect, test } from "vitest";
import { findCollisions } from "../../scripts/pages/collisions.ts";
import { tellProblem } from "../support/english.ts";

/** The sentences of a plan: pages as their addresses with what claims them. */
function find(...pages: readonly (readonly [url: string, source: string])[]) {
  return findCollisions(pages.map(([url, source]) => ({ url, source })))
    .map(tellProblem)
    .map(({ file, reason }) => [file, reason]);
}

describe("two pages with one address", () => {
  test("are a problem of the second that names the first", () => {
    expect(
      findCollisions([
        { url: "/tags/", source: { kind: "tags" } },
        { url: "/tags/", source: "pages/tags.md" },
      ]),
    ).toEqual([
      {
        file: "pages/tags.md",
        line: 1,
        column: 1,
        violation: { rule: "addressTaken", url: "/tags/", owner: { kind: "tags" }, isOld: false, isOwnerOld: false },
      },
    ]);
  });

  test("are reported where the second claims the address, with its own way out", () => {
    const claim = { line: 6, column: 16 };
    expect(
      findCollisions([
        { url: "/404.html", source: { kind: "notFound" } },
        { url: "/404.html", source: "discussions/a.md", claim },
      ]),
    ).toEqual([
      {
        file: "discussions/a.md",
        ...claim,
        violation: { rule: "addressTaken", url: "/404.html", owner: { kind: "notFound" }, isOld: true, isOwnerOld: false },
      },
    ]);
  });

  test("are found for each that comes after the owner", () => {
    expect(find(["/a/", "one"], ["/a/", "two"], ["/b/", "two"], ["/a/", "three"])).toEqual([
      ["two", "the address `/a/` already belongs to `one`"],
      ["three", "the address `/a/` already belongs to `one`"],
    ]);
  });

  test.each([
    ["that differ in case", "/about/", "/About/"],
    ["whose letters are composed and not", "/caf\u00e9/", "/cafe\u0301/"],
    ["typed with Arabic and with Persian letters", "/كتاب/", "/کتاب/"],
    ["of which one is written out", "/a/", "/a/index.html"],
    ["in a case that grows with its capitals", "/straße/", "/STRASSE/"],
  ])("%s meet", (_, first, second) => {
    expect(find([first, "one"], [second, "two"])).toEqual([["two", `the address \`${second}\` already belongs to \`one\``]]);
  });

  test("that only look alike do not meet", () => {
    expect(find(["/a/", "one"], ["/a-/", "two"], ["/b/a.html", "three"], ["/c/a/", "four"], ["/", "five"], ["/404.html", "six"])).toEqual(
      [],
    );
  });
});

describe("two pages that some hosts give at one address", () => {
  test("are told of the later one", () => {
    expect(find(["/discussions/a/", "one"], ["/discussions/a.html", "two"])).toEqual([
      ["two", "the address `/discussions/a.html` already belongs to `one`"],
    ]);
  });
});

describe("a page below a file", () => {
  test("is a problem that names both, of the one that comes later", () => {
    expect(find(["/old.html", "one"], ["/old.html/more/", "two"])).toEqual([
      ["two", "the address `/old.html/more/` is below the file `/old.html`, which belongs to `one`"],
    ]);
    expect(find(["/old.html/", "one"], ["/old.html/feed.xml", "one"], ["/old.html", "two"])).toEqual([
      ["two", "the file `/old.html` is above the address `/old.html/`, which belongs to `one`"],
    ]);
  });

  test("is found at any depth and in any case", () => {
    expect(find(["/a.png", "one"], ["/A.PNG/b/c/d/", "two"])).toEqual([
      ["two", "the address `/A.PNG/b/c/d/` is below the file `/a.png`, which belongs to `one`"],
    ]);
  });

  test("below a folder is none", () => {
    expect(find(["/a/", "one"], ["/a/b/", "two"], ["/a/b/c.png", "three"])).toEqual([]);
  });
});
