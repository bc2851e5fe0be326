import { describe, expect, test } from "vitest";
import { findCollisions } from "../../scripts/pages/collisions.ts";
import { tellProblem } from "../support/english.ts";

/** The messages of a plan. Each page is given as its address and the file that claims it. */
function find(...pages: readonly (readonly [url: string, source: string])[]) {
  return findCollisions(pages.map(([url, source]) => ({ url, source })))
    .map(tellProblem)
    .map(({ file, reason }) => [file, reason]);
}

describe("two pages with one address", () => {
  test("are a problem at the second page that names the first", () => {
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

  test("are reported at the line of the second claim, with a fix for its kind", () => {
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

  test("are reported for each page after the owner", () => {
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
  ])("%s collide", (_, first, second) => {
    expect(find([first, "one"], [second, "two"])).toEqual([["two", `the address \`${second}\` already belongs to \`one\``]]);
  });

  test("that only look alike do not collide", () => {
    expect(find(["/a/", "one"], ["/a-/", "two"], ["/b/a.html", "three"], ["/c/a/", "four"], ["/", "five"], ["/404.html", "six"])).toEqual(
      [],
    );
  });
});

describe("two pages that some hosts serve at one address", () => {
  test("are reported at the later one", () => {
    expect(find(["/discussions/a/", "one"], ["/discussions/a.html", "two"])).toEqual([
      ["two", "the address `/discussions/a.html` already belongs to `one`"],
    ]);
  });
});

describe("a page below a file", () => {
  test("is a problem at the later one that names both", () => {
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

  test("below a folder is not a problem", () => {
    expect(find(["/a/", "one"], ["/a/b/", "two"], ["/a/b/c.png", "three"])).toEqual([]);
  });
});
