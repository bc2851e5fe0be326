import { describe, expect, test } from "vitest";
import { arrangeFiles } from "../../scripts/content/parse/files/content-tree.ts";
import { isLitter } from "../../scripts/content/parse/files/litter.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { describeTree, find, list } from "./found.ts";
import { listProblems, parseFiles } from "./parsed.ts";

const listIgnored = (...paths: readonly string[]) => arrangeFiles(find(...paths)).ignored.map(({ path }) => path);

describe("what systems and editors leave behind", () => {
  test.each([
    ...["Thumbs.db", "ehthumbs.db", "desktop.ini", "Desktop.ini", ".DS_Store", "._a.md", "Icon\r", ".directory"],
    ...["a.md~", "#a.md#", ".#a.md", "a.md.orig", "a.md.bak", "a.md.rej", "a.md.swp", ".a.md.swo", "a.md.tmp", "~$a.md", "4913"],
  ])("is ignored in every folder: %j", (name) => {
    const paths = [name, `discussions/${name}`, `discussions/a/${name}`, `pages/${name}`].sort();
    const found = find("discussions/a.md", "discussions/a/1.md", "pages/p.md", ...paths);
    expect(list(found)).toEqual([]);
    expect(arrangeFiles(found).ignored.map(({ path }) => path)).toEqual(paths);
    expect(describeTree(found)).toMatchObject({ replies: ["discussions/a/1.md"], pages: ["pages/p.md"] });
  });

  test.each(["__MACOSX", "$RECYCLE.BIN", "System Volume Information"])("is ignored with the contents of %s", (name) => {
    expect(listIgnored("discussions/a.md", `${name}/a.md`, `discussions/a/${name}/a.png`)).toEqual([name, `discussions/a/${name}`].sort());
  });

  test("is known by its kind: a folder may have the name of such a file", () => {
    expect(isLitter({ path: "discussions/old.bak", kind: "folder" })).toBe(false);
    expect(isLitter({ path: "discussions/__MACOSX", kind: "file" })).toBe(false);
    expect(isLitter({ path: "discussions/.gitignore~", kind: "file" })).toBe(false);
  });

  test.each(["notes.txt", "a.db", "desktop.md.txt", "bak", "tmp"])("is not any other file: %s", (name) => {
    expect(list(find("discussions/a.md", `discussions/${name}`))).toHaveLength(1);
  });
});

describe("a README or LICENSE", () => {
  const names = ["README", "Readme.txt", "README.rst", "LICENSE", "licence.txt", "README.fa.txt"];

  test("is ignored beside discussions, beside pages and at the top", () => {
    const paths = [...names, ...names.map((name) => `discussions/2026/${name}`), ...names.map((name) => `pages/${name}`)];
    expect(listIgnored("discussions/2026/a.md", "README.md", ...paths)).toEqual(["README.md", ...paths].sort());
  });

  test("in Markdown is ignored without front matter, in as many folders as there are", () => {
    const readmes = ["discussions/README.md", "discussions/2026/README.md", "discussions/2026/LICENSE.md", "pages/README.fa.md"];
    const files = { "discussions/a.md": writeDiscussion(), ...Object.fromEntries(readmes.map((path) => [path, "# راهنما\n"])) };
    expect(listProblems(files)).toEqual([]);
    expect(parseFiles(files)).toMatchObject({ counts: { files: 1, drafts: 0, ignored: 4 } });
  });

  test("is a discussion with front matter, even with a wrong one, or with a reply", () => {
    expect(parseFiles({ "discussions/README.md": writeDiscussion() }).content.discussions).toMatchObject([{ slug: "README" }]);
    expect(listProblems({ "discussions/README.md": "---\ntitle: a\n" })).toHaveLength(1);
    expect(
      listProblems({ "discussions/README.md": "# a\n", "discussions/README/1.md": "---\nauthor: a\ncreated: 2026-01-01\n---\na\n" }),
    ).toEqual([expect.stringContaining("discussions/README.md:1:1: the front matter is missing")]);
  });

  test("does not belong in the folder of a discussion", () => {
    expect(list(find("discussions/a.md", "discussions/a/README.rst"))).toHaveLength(1);
  });
});

describe("a copy that a sync program made after a conflict", () => {
  test.each([
    ["discussions/a.sync-conflict-20260102-030405-ABCDEFG.md", "a.md"],
    ["discussions/a (conflicted copy 2026-01-02).md", "a.md"],
    ["discussions/a (Sara's conflicted copy 2026-01-02).md", "a.md"],
    ["discussions/a/1 (Case Conflict).md", "1.md"],
    ["pages/p_conflict-20260102-030405 (conflict version).md", "p_conflict-20260102-030405.md"],
  ])("may hold text, so it is a problem: %s", (path, original) => {
    expect(list(find("discussions/a.md", path))).toEqual([
      `${path}:1:1: this is a copy of \`${original}\` that a sync conflict left behind. Move what is missing into the original, then remove the copy.`,
    ]);
  });
});
