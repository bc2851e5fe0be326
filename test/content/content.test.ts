import { describe, expect, test } from "vitest";
import { parseContent } from "../../scripts/content/parse-content.ts";
import { listReservedAddresses } from "../../scripts/pages/urls.ts";
import { compareProblems } from "../../scripts/problems/problem.ts";
import { printProblem, tellProblem } from "../support/english.ts";
import { writeDiscussion, writeReply } from "../support/site/site.ts";
import { listProblems, parseFiles } from "./parsed.ts";

describe("the name of a discussion", () => {
  const twin = (name: string, owner: string) =>
    `the name \`${name}\` is the same as the name of \`${owner}\`. Rename one of the two files; each name must be unique on the site.`;

  test("is unique on the whole site, whatever its folder", () => {
    const files = { "discussions/2025/install.md": writeDiscussion(), "discussions/2026/install.md": writeDiscussion() };
    expect(listProblems(files)).toEqual([`discussions/2026/install.md:1:1: ${twin("install", "discussions/2025/install.md")}`]);
  });

  test.each([
    ["A", "a"],
    ["كتاب", "کتاب"],
    ["تازهي", "تازهی"],
    ["ΣΑΣ", "σας"],
    ["straße", "STRASSE"],
    ["stra\u1e9ee", "straße"],
  ])("is unique regardless of case and keyboard: %s and %s", (one, other) => {
    const names = [one, other].sort();
    const files = Object.fromEntries(names.map((name) => [`discussions/${name}.md`, writeDiscussion()]));
    expect(listProblems(files)).toEqual([`discussions/${names[1]}.md:1:1: ${twin(names[1] ?? "", `discussions/${names[0]}.md`)}`]);
  });

  test("is reported for each discussion after the first", () => {
    const files = Object.fromEntries(["x/a", "y/A", "z/a"].map((name) => [`discussions/${name}.md`, writeDiscussion()]));
    expect(listProblems(files)).toEqual([
      `discussions/y/A.md:1:1: ${twin("A", "discussions/x/a.md")}`,
      `discussions/z/a.md:1:1: ${twin("a", "discussions/x/a.md")}`,
    ]);
  });

  test("is different with another date or in another folder", () => {
    const names = ["2025-01-05-install", "2026-01-05-install", "install/install", "install/index"];
    const files = Object.fromEntries(names.map((name) => [`discussions/${name}.md`, writeDiscussion({ title: "نصب" })]));
    expect(parseFiles(files).problems).toEqual([]);
    expect(parseFiles(files).content.discussions.map(({ slug }) => slug)).toEqual([
      "2025-01-05-install",
      "2026-01-05-install",
      "index",
      "install",
    ]);
  });
});

describe("one run", () => {
  const files = {
    "z.txt": "x",
    "site.yaml": "pageSize: 0\nbase: ftp://x\n",
    "banner.yaml": "- {}\n",
    "tags.yaml": "php: x\n",
    "pages/a.md": "x\n",
    "discussions/a.md": "---js\n---\n",
    "discussions/b.md": writeDiscussion({ tags: "[a", title: "x" }),
    "discussions/c.md": writeDiscussion({ title: "~", created: "2026-02-30" }),
    "discussions/c/1.md": writeReply({ author: "~" }),
    "discussions/d.md": Uint8Array.of(0xff, 0xfe, 0x2d, 0),
    "discussions/e.md": writeDiscussion(),
    "discussions/e/map.png": "x",
  };

  test("reports every invalid file, sorted", () => {
    expect(listProblems(files).map((line) => line.replace(/: .*/, ""))).toEqual([
      "banner.yaml:1:3",
      "discussions/a.md:1:1",
      "discussions/b.md:5:7",
      "discussions/c.md:2:8",
      "discussions/c.md:4:10",
      "discussions/c/1.md:2:9",
      "discussions/d.md:1:1",
      "discussions/e/map.png:1:1",
      "pages/a.md:1:1",
      "site.yaml:1:11",
      "site.yaml:2:7",
      "tags.yaml:1:1",
      "z.txt:1:1",
    ]);
  });

  test("says in one sentence for each problem what to write instead", () => {
    for (const { reason, fix } of parseFiles(files).problems.map(tellProblem)) {
      expect(reason).toMatch(/^[^\n]+[^.\n]$/);
      expect(fix).toMatch(/^\p{Lu}[^\n]*[.?]$/u);
    }
  });

  test("reports the same in every order of the files", () => {
    const { problems } = parseFiles(Object.fromEntries(Object.entries(files).reverse()));
    expect([...problems].sort(compareProblems).map(printProblem)).toEqual(listProblems(files));
  });

  test("keeps valid files for an owner who skips the others", () => {
    const { content, counts } = parseFiles(files);
    expect(content.discussions.map(({ slug }) => slug)).toEqual(["e"]);
    expect(content.site).toMatchObject({ pageSize: 50, base: "https://forum.example/" });
    expect(content).toMatchObject({ campaigns: [], tags: [], pages: [] });
    expect(counts).toEqual({ files: 12, drafts: 0, ignored: 0 });
  });
});

test("reports every unreadable file and reads the others", () => {
  const found = [
    "site.yaml",
    "discussions/a.md",
    "discussions/a/1.md",
    "discussions/a/b.png",
    "discussions/c.md",
    "discussions/c/1.md",
    "pages/d.md",
  ];
  const { problems, content } = parseContent(
    found.map((path) => ({ path, kind: "file", bytes: 1 })),
    (path) => (path === "discussions/c.md" ? Buffer.from(writeDiscussion({ answer: "1.md" })) : undefined),
    listReservedAddresses(),
  );
  const unread = ["discussions/a.md", "discussions/a/1.md", "discussions/a/b.png", "discussions/c/1.md", "pages/d.md", "site.yaml"];
  expect([...problems].sort(compareProblems).map(printProblem)).toEqual(
    unread.map((file) => `${file}:1:1: the file cannot be read. Give it read permission, or try again if it is gone.`),
  );
  expect(content.discussions).toMatchObject([{ slug: "c", replies: [] }]);
});

test("an unreadable or duplicate discussion does not hide problems of its replies", () => {
  const files = {
    "discussions/a.md": "",
    "discussions/a/1.md": writeReply({ author: "" }),
    "discussions/b.md": writeDiscussion(),
    "discussions/x/b.md": writeDiscussion({ title: "" }),
    "discussions/x/b/1.md": writeReply({ created: "" }),
  };
  expect(listProblems(files).map((line) => line.replace(/(?:\. |`b`).*/, ""))).toEqual([
    "discussions/a.md:1:1: the file is empty",
    "discussions/a/1.md:2:9: `author` is missing",
    "discussions/x/b.md:1:1: the name ",
    "discussions/x/b.md:2:8: `title` is missing",
    "discussions/x/b/1.md:3:10: `created` is missing",
  ]);
});
