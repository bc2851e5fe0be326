import matter from "gray-matter";
import { afterEach, describe, expect, test, vi } from "vitest";
import { writeDiscussion } from "../support/site/site.ts";
import { listProblems, parseFiles, parseSound } from "./parsed.ts";

const keys = "title: a\nauthor: b\ncreated: 2026-01-05\ntags: [php]\n";

vi.mock("gray-matter", { spy: true });

/** Front matter with exactly this number of lines and bytes between its fences. */
function writeBlock(lines: number, bytes: number): string {
  const used = keys.split("\n").length - 1;
  const comments = "#\n".repeat(lines - used);
  const rest = bytes - Buffer.byteLength(keys) - comments.length;
  return `---\n${keys}${comments.slice(0, -1)}${"x".repeat(rest)}\n---\nمتن.\n`;
}

const over =
  "discussions/a.md:1:1: the front matter is over 4 KiB or 64 lines. Keep the keys only: remove blank lines, comments and long values.";

describe("the size limit of front matter", () => {
  test.each([
    ["just under", 63, 4095],
    ["at", 64, 4096],
  ])("accepts a block %s it", (_, lines, bytes) => {
    expect(listProblems({ "discussions/a.md": writeBlock(lines, bytes) })).toEqual([]);
  });

  test("refuses a block with one byte more", () => {
    expect(listProblems({ "discussions/a.md": writeBlock(64, 4097) })).toEqual([over]);
  });

  test("refuses a block with one line more", () => {
    expect(listProblems({ "discussions/a.md": writeBlock(65, 4096) })).toEqual([over]);
  });

  test("counts bytes, not letters", () => {
    const write = (letters: number) => `---\n${keys}#${"ی".repeat(letters)}\n---\nx\n`;
    const letters = Math.floor((4096 - keys.length - 2) / 2);
    expect(listProblems({ "discussions/a.md": write(letters) })).toEqual([]);
    expect(listProblems({ "discussions/a.md": write(letters + 1) })).toEqual([over]);
  });

  test.each([
    ["blank lines", `${"\n".repeat(40_000)}title: a\n`],
    ["lines of a space", `${" \n".repeat(20_000)}title: a\n`],
    ["comments", `${"#\n".repeat(70_000)}title: a\n`],
    ["tags", `tags: [${Array.from({ length: 10_000 }, (_, index) => `t${index}`).join(", ")}]\n`],
    ["lines behind what looks like a fence to a pattern", `#\u2028---\u2028\n${"\n".repeat(40_000)}title: a\n`],
  ])("is checked before the block is parsed: thousands of %s", (_, block) => {
    vi.mocked(matter).mockClear();
    expect(listProblems({ "discussions/a.md": `---\n${block}---\nx\n` })).toEqual([over]);
    expect(matter).not.toHaveBeenCalled();
  });

  test("does not apply to the text below", () => {
    expect(listProblems({ "discussions/a.md": writeDiscussion({}, "متن.\n".repeat(5000)) })).toEqual([]);
  });
});

test("gray-matter splits a block within the limit", () => {
  vi.mocked(matter).mockClear();
  parseSound({ "discussions/a.md": writeDiscussion() });
  expect(matter).toHaveBeenCalledOnce();
});

test("a closing fence at the very end of the file closes the block", () => {
  expect(parseFiles({ "pages/a.md": "---\ntitle: a\n---" }).content.pages).toMatchObject([{ title: "a", body: "" }]);
});

describe("a block for another engine", () => {
  const marked = globalThis as { ran?: boolean };
  afterEach(() => {
    delete marked.ran;
  });

  test.each(["js", "javascript", "  JS ", "jsLegacy", "node", "coffee", "cson", "json", "toml", "constructor", "__proto__", "toString"])(
    "never runs and is never read: %j",
    (name) => {
      const file = `---${name}\n(globalThis.ran = true, { title: "ran-" + (6 * 7) })\n---\nمتن.\n`;
      const { problems, content } = parseFiles({ "discussions/a.md": file });
      expect(problems).toMatchObject([{ line: 1, violation: { rule: "openingFenceWithMore" } }]);
      expect(content.discussions).toEqual([]);
      expect(marked.ran).toBeUndefined();
    },
  );

  test("is text below the front matter", () => {
    const block = "---js\n(globalThis.ran = true, {})\n---\n";
    expect(parseSound({ "discussions/a.md": `---\n${keys}---\n${block}` }).readBody()).toBe(block);
    expect(marked.ran).toBeUndefined();
  });
});

describe("a file that is read twice", () => {
  test("has the same problem the second time", () => {
    const file = "---\ntitle: a\n{}+\n---\nx\n";
    const first = listProblems({ "discussions/a.md": file });
    expect(first).toHaveLength(1);
    expect(first[0]).toMatch(/^discussions\/a\.md:3:/);
    expect(listProblems({ "discussions/a.md": file })).toEqual(first);
  });

  test("shares no objects with an equal file", () => {
    const twins = parseFiles({ "discussions/a.md": writeDiscussion(), "discussions/b.md": writeDiscussion() }).content.discussions;
    expect(twins.map(({ slug }) => slug)).toEqual(["a", "b"]);
    expect(twins[0]?.tags).toEqual(twins[1]?.tags);
    expect(twins[0]?.tags).not.toBe(twins[1]?.tags);
  });
});

describe("keys that have the names of object members", () => {
  test.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"])("are unknown keys: %s", (key) => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const file = writeDiscussion({ [key]: "{ prototype: { polluted: yes }, polluted: yes }", x: `{ ${key}: { polluted: yes } }` });
    expect(listProblems({ "discussions/a.md": file })).toEqual([
      expect.stringMatching(new RegExp(`^discussions/a\\.md:6:1: the key \`${key}\` is unknown\\. `)),
      expect.stringMatching(/^discussions\/a\.md:7:1: the key `x` is unknown\. /),
    ]);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  test("do not replace a missing key", () => {
    expect(
      listProblems({ "discussions/a.md": "---\n__proto__: { title: a, author: b, tags: [c] }\ncreated: 2026-01-05\n---\nx\n" }),
    ).toEqual([
      expect.stringContaining(":2:1: `author` is missing."),
      expect.stringContaining(":2:1: `tags` is missing."),
      expect.stringContaining(":2:1: `title` is missing."),
      expect.stringContaining(":2:1: the key `__proto__` is unknown."),
    ]);
  });
});
