import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatProblem } from "../../scripts/content/problem.ts";
import type { FoundFile } from "../../scripts/content/regular-file.ts";
import { arrangeFiles } from "../../scripts/content/tree.ts";

/** Files of one byte, their folders with them; a path that ends in `/` is an empty folder. */
function find(...paths: readonly string[]): readonly FoundFile[] {
  const folders = new Set(paths.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))));
  const files = paths.filter((path) => !path.endsWith("/")).map((path) => ({ path, kind: "file" as const, bytes: 1 }));
  return [...[...folders].map((path) => ({ path, kind: "folder" as const, bytes: 0 })), ...files];
}

function list(found: readonly FoundFile[]): readonly string[] {
  return arrangeFiles(found).problems.map(formatProblem);
}

/** Every file of the tree by its role. */
function describeTree(found: readonly FoundFile[]): Readonly<Record<string, readonly string[]>> {
  const { settings, discussions, pages } = arrangeFiles(found).tree;
  return {
    settings: [...settings.keys()],
    pages: pages.map(({ path }) => path),
    discussions: discussions.map(({ slug, file }) => `${slug} ${file.path}`),
    replies: discussions.flatMap(({ replies }) => replies.map(({ path }) => path)),
    pictures: discussions.flatMap(({ pictures }) => pictures.map(({ path }) => path)),
  };
}

describe("a content folder", () => {
  const sound = find(
    "site.yaml",
    "banner.yaml",
    "tags.yaml",
    "pages/about.md",
    "discussions/a.md",
    "discussions/a/1.md",
    "discussions/a/map.PNG",
    "discussions/2026/01/b.md",
    "discussions/2026/01/b/1.md",
    "discussions/2026/empty/",
  );

  test("has its files at their places", () => {
    expect(list(sound)).toEqual([]);
    expect(describeTree(sound)).toEqual({
      settings: ["banner.yaml", "site.yaml", "tags.yaml"],
      pages: ["pages/about.md"],
      discussions: ["b discussions/2026/01/b.md", "a discussions/a.md"],
      replies: ["discussions/2026/01/b/1.md", "discussions/a/1.md"],
      pictures: ["discussions/a/map.PNG"],
    });
  });

  test("is the same in whatever order its files are found", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...sound], { minLength: sound.length }), (shuffled) => {
        expect(arrangeFiles(shuffled)).toEqual(arrangeFiles(sound));
      }),
    );
  });

  test("may hold nothing but discussions", () => {
    expect(list(find("discussions/a.md"))).toEqual([]);
  });
});

describe("a file that belongs nowhere", () => {
  const top = "content folder holds `discussions`, `pages`, `site.yaml`, `banner.yaml` and `tags.yaml`";
  const owned =
    "only replies (`.md`) and pictures belong in a discussion's folder. Use png, jpg, jpeg, gif, webp or avif, or move it away.";
  const stray = "only `.md` files and pictures belong in `discussions`. Move it away.";

  test.each([
    ["readme.txt", `this file does not belong in a content folder. Move it away; a ${top}.`],
    ["site.yml", "this file does not belong in a content folder. Did you mean `site.yaml`?"],
    ["Banner.yaml", "this file does not belong in a content folder. Did you mean `banner.yaml`?"],
    ["tags.yml", "this file does not belong in a content folder. Did you mean `tags.yaml`?"],
    ["discussions", `this file does not belong in a content folder. Move it away; a ${top}.`],
    ["a.md", `this file does not belong in a content folder. Move it away; a ${top}.`],
    ["pages/about.html", "only `.md` files belong in `pages`. Move it away."],
    ["pages/map.png", "only `.md` files belong in `pages`. Move it away."],
    ["discussions/a/notes.txt", owned],
    ["discussions/a/drawing.svg", owned],
    ["discussions/a/a.11tydata.js", owned],
    ["discussions/a/1.MD", owned],
    ["discussions/a.11ty.js", stray],
    ["discussions/a.njk", stray],
    ["discussions/a.html", stray],
    ["discussions/a.MD", stray],
    ["discussions/2026/2026.json", stray],
    ["discussions/map.png", "this picture belongs to no discussion. Put it into the folder that is named like its discussion."],
    ["discussions/b/map.png", "this picture belongs to no discussion. Put it into the folder that is named like its discussion."],
  ])("is reported: %s", (path, sentence) => {
    expect(list(find("discussions/a.md", path))).toEqual([`${path}:1:1: ${sentence}`]);
  });

  test("is reported once for a whole folder", () => {
    const found = find("discussions/a.md", "drafts/a.md", "drafts/b/c.md", "node_modules/x/index.js", "discussion/a.md");
    expect(list(found)).toEqual([
      "discussion:1:1: this folder does not belong in a content folder. Did you mean `discussions`?",
      `drafts:1:1: this folder does not belong in a content folder. Move it away; a ${top}.`,
      `node_modules:1:1: this folder does not belong in a content folder. Move it away; a ${top}.`,
    ]);
  });

  test("is reported where a folder has the place of files", () => {
    const found = find("discussions/a.md", "discussions/a/more/1.md", "discussions/a/more/map.png", "pages/old/about.md");
    expect(list(found)).toEqual([
      "discussions/a/more:1:1: a discussion's folder holds no folders. Move its files up.",
      "pages/old:1:1: `pages` holds no folders. Move its files up.",
    ]);
    expect(describeTree(found)).toMatchObject({ discussions: ["a discussions/a.md"], replies: [], pictures: [], pages: [] });
  });

  test("is reported where a folder has the name of a file", () => {
    expect(list(find("discussions/a.md", "discussions/b.md/c.md", "site.yaml/a", "pages/x.md/"))).toEqual([
      "discussions/b.md:1:1: this is a folder with the name of a file. Rename it.",
      "pages/x.md:1:1: this is a folder with the name of a file. Rename it.",
      "site.yaml:1:1: this is a folder with the name of a file. Rename it.",
    ]);
  });
});

describe("a file that is none", () => {
  test.each([
    ["link", "links are not followed. Put the file itself here."],
    ["other", "this is not a regular file. Remove it."],
    ["unknown", "the system does not give this file. Give it read permission and a name in UTF-8, or remove it."],
  ] as const)("is reported wherever it lies: %s", (kind, sentence) => {
    const paths = [
      "banner.yaml",
      "discussions/a/1.md",
      "discussions/a/map.png",
      "discussions/b.md",
      "discussions/c",
      "pages/about.md",
      "x",
    ];
    const found = [...find("discussions/a.md"), ...paths.map((path) => ({ path, kind, bytes: 1 }))];
    expect(list(found)).toEqual(paths.map((path) => `${path}:1:1: ${sentence}`));
    expect(describeTree(found)).toMatchObject({ settings: [], pages: [], discussions: ["a discussions/a.md"], replies: [], pictures: [] });
  });

  test("takes its replies and pictures with it, so that they are not taken for discussions", () => {
    const found = [...find("discussions/a/1.md", "discussions/a/map.png"), { path: "discussions/a.md", kind: "link" as const, bytes: 1 }];
    expect(list(found)).toEqual(["discussions/a.md:1:1: links are not followed. Put the file itself here."]);
    expect(describeTree(found)).toMatchObject({ discussions: [], replies: [], pictures: [] });
  });
});

describe("the size of a file", () => {
  test.each([
    ["discussions/a.md", 256 * 1024, "256 KiB"],
    ["discussions/b/1.md", 256 * 1024, "256 KiB"],
    ["discussions/b/map.png", 2 * 1024 * 1024, "2 MiB"],
    ["pages/about.md", 256 * 1024, "256 KiB"],
    ["site.yaml", 256 * 1024, "256 KiB"],
  ])("is bounded: %s", (path, bytes, size) => {
    const write = (bytes: number) => [...find("discussions/b.md"), { path, kind: "file" as const, bytes }];
    expect(list(write(bytes))).toEqual([]);
    expect(list(write(bytes + 1))).toEqual([`${path}:1:1: the file is over ${size}. Make it smaller, or split it.`]);
  });
});

describe("a file name", () => {
  const chars = "Use letters, digits, `-`, `_`, `.` and ZWNJ, and start with a letter or a digit.";

  test.each([
    ["discussions/-rf.md", "`-rf` cannot be part of an address", chars],
    ["discussions/_x.md", "`_x` cannot be part of an address", chars],
    ["discussions/a b.md", "`a b` cannot be part of an address", chars],
    ["discussions/name <script>.md", "`name <script>` cannot be part of an address", chars],
    ["discussions/..%2f..%2fx.md", "`..%2f..%2fx` cannot be part of an address", chars],
    ["discussions/a\\b.md", "`a\\b` cannot be part of an address", chars],
    ["discussions/a\u200bb.md", "`a[U+200B]b` cannot be part of an address", chars],
    ["discussions/con.md", "`con` cannot be part of an address", "Choose another name: some systems cannot store this one."],
    ["discussions/LPT1.x.md", "`LPT1.x` cannot be part of an address", "Choose another name: some systems cannot store this one."],
    ["discussions/a..md", "`a.` cannot be part of an address", "Choose another name: some systems cannot store this one."],
    ["discussions/a/nul.md", "`nul` cannot be part of an address", "Choose another name: some systems cannot store this one."],
    ["pages/a b.md", "`a b` cannot be part of an address", chars],
  ])("is refused: %j", (path, what, fix) => {
    const [line] = arrangeFiles(find("discussions/a.md", path)).problems;
    expect(line).toEqual({ file: path, line: 1, column: 1, reason: `the file name ${what}`, fix });
  });

  test("is printed on one line, whatever it holds", () => {
    expect(list(find("discussions/a\n::error::x\u001b[31m.md"))).toEqual([
      `discussions/a\\u{a}::error::x\\u{1b}[31m.md:1:1: the file name \`a[U+000A]::error::x[U+001B][31m\` cannot be part of an address. ${chars}`,
    ]);
  });

  test("is at most 200 bytes without its ending", () => {
    expect(list(find(`discussions/${"n".repeat(200)}.md`))).toEqual([]);
    expect(list(find(`discussions/${"ن".repeat(100)}.md`))).toEqual([]);
    expect(list(find(`discussions/${"ن".repeat(100)}n.md`))).toEqual([
      expect.stringMatching(/ has 201 bytes\. Shorten it to at most 200 bytes\.$/),
    ]);
  });

  test.each(["a.md", "2026-01-05.md", "نیم\u200cفاصله.md", "v1.2_x.md", "íslenska.md"])("may be %s", (name) => {
    expect(list(find(`discussions/${name}`))).toEqual([]);
  });

  test("that stands in two Unicode forms is refused once, showing both, and neither is read", () => {
    const spelled = (path: string) => ({ path: path.normalize("NFC"), spelling: path, kind: "file" as const, bytes: 1 });
    const found = [...find("discussions/café.md"), spelled("discussions/cafe\u0301.md")];
    expect(list(found)).toEqual([
      "discussions/café.md:1:1: this name stands here in several Unicode forms: `cafe\\u{301}.md` and `café.md`. Keep one of them.",
    ]);
    expect(describeTree(found)).toMatchObject({ discussions: [] });
    expect(list(found.slice(-1))).toEqual([]);
  });
});
