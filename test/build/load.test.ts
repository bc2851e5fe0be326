import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadForum } from "../../scripts/build/load.ts";
import { UsageError } from "../../scripts/build/usage-error.ts";
import type { Problem } from "../../scripts/problems/problem.ts";
import { type Files, makeFolder } from "../support/disk.ts";
import { tellProblem } from "../support/english.ts";
import { now, writeDiscussion, writeReply } from "../support/site/site.ts";

const load = (files: Files, options: Partial<Parameters<typeof loadForum>[0]> = {}) =>
  loadForum({ content: makeFolder(files), clock: now, skipBroken: false, ...options });
const sentences = (list: readonly Problem[]) => list.map(tellProblem).map(({ file, reason }) => `${file}: ${reason}`);

describe("a content folder", () => {
  test("of discussions only is a forum with all defaults", () => {
    const { forum, problems, notes, counts } = load({ "discussions/a.md": writeDiscussion() });
    expect(problems).toEqual([]);
    expect(notes).toEqual([]);
    expect(counts).toEqual({ files: 1, drafts: 0, ignored: 0 });
    expect(forum.site).toMatchObject({ base: "https://forum.example/", language: "fa", pageSize: 50, zone: { name: "Asia/Tehran" } });
    expect(forum.now).toBe(now);
  });

  test("without a discussion is a problem, even with drafts", () => {
    expect(sentences(load({ "site.yaml": "name: خالی\n" }).problems)).toEqual(["discussions: there is no discussion"]);
    expect(sentences(load({}).problems)).toEqual(["discussions: there is no discussion"]);
    expect(load({ "discussions/a.md": writeDiscussion({ status: "draft" }) }).problems).toEqual([]);
  });

  test("whose only discussion is invalid has only that problem", () => {
    expect(sentences(load({ "discussions/a.md": "" }).problems)).toEqual(["discussions/a.md: the file is empty"]);
  });

  test("that does not exist is wrong usage", () => {
    expect(() => load({}, { content: "no/such/folder" })).toThrow(UsageError);
    const file = join(makeFolder({ "a.md": "" }), "a.md");
    expect(() => load({}, { content: file })).toThrow(`There is no content folder \`${file}\`: make it, or name another with --content.`);
  });
});

describe("a web editor for the local machine", () => {
  const note = (base: string | undefined, options = {}) => {
    const settings = `${base === undefined ? "" : `base: ${base}\n`}editor: { backend: local }\n`;
    return load({ "discussions/a.md": writeDiscussion(), "site.yaml": settings }, options).notes.map(tellProblem);
  };

  test.each(["https://goftogu.ir/", "https://sara.github.io/forum/", "http://localhost.example.org/"])(
    "is noted at its place on a site with a public address: %s",
    (base) => {
      const sentence = "with `backend: local` the web editor works only on your own machine, but the address of this site is public";
      expect(note(base)).toEqual([expect.objectContaining({ file: "site.yaml", line: 2, column: 20, reason: sentence })]);
      expect(note(undefined, { base })).toEqual([expect.objectContaining({ line: 1, column: 20, reason: sentence })]);
      expect(note(base, { base: "http://127.0.0.1:8080/" })).toEqual([]);
    },
  );

  test.each([undefined, "http://localhost:8080/", "http://127.0.0.1/", "http://[::1]:8080/", "https://forum.test/"])(
    "is not noted on a local site: %s",
    (base) => {
      expect(note(base)).toEqual([]);
    },
  );
});

describe("the time of a build", () => {
  const future: Files = { "discussions/a.md": writeDiscussion(), "discussions/b.md": writeDiscussion({ created: "2026-12-01 10:00" }) };
  const shown = (moment: string) => load(future, { now: moment }).forum.entries.map(({ discussion }) => discussion.slug);

  test("is read like a date in the content, in the site's zone", () => {
    expect(shown("2026-12-01 09:59:59")).toEqual(["a"]);
    expect(shown("2026-12-01 10:00")).toEqual(["b", "a"]);
    expect(shown("2026-12-01T06:30:00Z")).toEqual(["b", "a"]);
    expect(shown("1405/09/10 10:00")).toEqual(["b", "a"]);
    expect(shown("۱۴۰۵/۰۹/۱۰ ۰۹:۵۹")).toEqual(["a"]);
  });

  test("of a day is its start", () => {
    expect(load(future, { now: "2026-12-01" }).forum.now).toBe(Date.parse("2026-11-30T20:30:00Z") / 1000);
  });

  test("that does not exist is wrong usage, with an example", () => {
    expect(() => load(future, { now: "2026-02-30" })).toThrow(
      "`--now` `2026-02-30` has a day that its month does not have. Write a day from 01 to 28.",
    );
    expect(() => load(future, { now: "tomorrow" })).toThrow(UsageError);
  });
});

describe("broken files", () => {
  const files: Files = {
    "discussions/a.md": writeDiscussion(),
    "discussions/a/1.md": writeReply({ created: "soon" }),
    "discussions/a/2.md": writeReply(),
    "discussions/b.md": writeDiscussion({ author: "" }),
  };

  test("are problems, sorted by file", () => {
    const { problems, notes } = load(files);
    expect(problems.map(({ file }) => file)).toEqual(["discussions/a/1.md", "discussions/b.md"]);
    expect(notes).toEqual([]);
  });

  test("can be skipped with a note", () => {
    const { forum, problems, notes } = load(files, { skipBroken: true });
    expect(problems).toEqual([]);
    expect(sentences(notes)).toEqual([
      expect.stringMatching(/^discussions\/a\/1\.md: held back: /),
      "discussions/b.md: held back: `author` is missing",
    ]);
    expect(forum.entries.map(({ discussion, replies }) => [discussion.slug, replies])).toEqual([["a", 1]]);
  });

  test("are counted as files, not as problems", () => {
    const broken = { "discussions/a/3.md": writeReply({ author: "", created: "soon", title: "x" }) };
    const late = { "discussions/a/4.md": writeReply({ created: "2099-01-01" }) };
    const { heldBack, notes } = load({ ...files, ...broken, ...late }, { skipBroken: true });
    expect([heldBack, notes.length]).toEqual([4, 6]);
  });

  test("do not allow a site without a discussion", () => {
    const { problems } = load({ "discussions/b.md": "" }, { skipBroken: true });
    expect(sentences(problems)).toEqual(["discussions: there is no discussion"]);
  });

  test("that share a name stay problems, since none replaces the other", () => {
    const { problems } = load({ "discussions/b.md": writeDiscussion(), "discussions/2026/b.md": writeDiscussion() }, { skipBroken: true });
    expect(sentences(problems)).toEqual(["discussions/b.md: the name `b` is the same as the name of `discussions/2026/b.md`"]);
  });

  test.each([
    ["site.yaml", "pageSize: 0\n"],
    ["tags.yaml", "[\n"],
    ["banner.yaml", "name: x\n"],
  ])("that are settings stay problems: %s", (name, text) => {
    const { problems } = load({ ...files, [name]: text }, { skipBroken: true });
    expect(problems.map(({ file }) => file)).toEqual([name]);
  });
});

test("an address on the command line overrides the site's", () => {
  const files = { "discussions/a.md": writeDiscussion(), "site.yaml": "base: https://forum.example/\n" };
  expect(load(files, { base: "https://example.org/f/" }).forum.site.base).toBe("https://example.org/f/");
  expect(load(files).forum.site.base).toBe("https://forum.example/");
});
