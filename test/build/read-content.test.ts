import { chmodSync, readFileSync, symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listFiles } from "../../scripts/build/content-files.ts";
import { readContent } from "../../scripts/build/read-content.ts";
import { compareProblems } from "../../scripts/problems/problem.ts";
import { type Files, makeFolder, writeFiles } from "../support/disk.ts";
import { printProblem } from "../support/english.ts";
import { writeDiscussion, writeReply } from "../support/site/site.ts";

/** Reads a folder. Lists its problems and the opened files. */
function read(folder: string) {
  const opened: string[] = [];
  const { problems, content, locate } = readContent(folder, (path) => {
    opened.push(path.slice(folder.length + 1));
    return readFileSync(path);
  });
  return { problems: [...problems].sort(compareProblems).map(printProblem), opened: opened.sort(), content, locate };
}

/** True if this disk distinguishes these names. */
function keepsApart(files: Files): boolean {
  return listFiles(makeFolder(files)).length === Object.keys(files).length;
}

describe("a content folder on the disk", () => {
  test("is read file by file, each once", () => {
    const folder = makeFolder({
      "site.yaml": "name: نام\n",
      "discussions/a.md": writeDiscussion(),
      "discussions/a/1.md": writeReply(),
      "pages/b.md": "---\ntitle: b\n---\n",
    });
    expect(read(folder)).toMatchObject({ problems: [], opened: ["discussions/a.md", "discussions/a/1.md", "pages/b.md", "site.yaml"] });
  });

  test("is found if the disk has a name in another Unicode form", () => {
    const folder = makeFolder({ "discussions/cafe\u0301.md": writeDiscussion() });
    const { content, locate, problems } = read(folder);
    expect(problems).toEqual([]);
    expect(content.discussions).toMatchObject([{ slug: "caf\u00e9", file: "discussions/caf\u00e9.md" }]);
    expect(readFileSync(locate("discussions/caf\u00e9.md"), "utf8")).toBe(writeDiscussion());
  });
});

describe("a file refused for its name, its size or its kind", () => {
  test("is not opened: a body of a hundred megabytes, a picture and settings that are too large", () => {
    const folder = makeFolder({ "discussions/a.md": writeDiscussion(), "discussions/b.md": writeDiscussion() });
    for (const [path, bytes] of [
      ["discussions/b.md", 100_000_000],
      ["discussions/a/huge.md", 256 * 1024 + 1],
      ["discussions/a/map.png", 8 * 1024 * 1024 + 1],
      ["site.yaml", 256 * 1024 + 1],
    ] as const) {
      makeSparse(folder, path, bytes);
    }
    expect(read(folder)).toMatchObject({
      problems: [
        "discussions/a/huge.md:1:1: the file is over 256 KiB. Make it smaller, or split it.",
        "discussions/a/map.png:1:1: the picture is over 8 MiB. Make it smaller.",
        "discussions/b.md:1:1: the file is over 256 KiB. Make it smaller, or split it.",
        "site.yaml:1:1: the file is over 256 KiB. Make it smaller, or split it.",
      ],
      opened: ["discussions/a.md"],
    });
  });

  test("is not opened: links and files that belong nowhere", () => {
    const outside = makeFolder({ "secret.md": writeDiscussion({}, "SECRET") });
    const folder = makeFolder({
      "discussions/a.md": writeDiscussion(),
      "discussions/x.11ty.js": "throw 1",
      "discussions/-rf.md": writeDiscussion(),
    });
    symlinkSync(join(outside, "secret.md"), join(folder, "discussions/link.md"));
    symlinkSync(outside, join(folder, "discussions/folder"));
    const { opened, problems, content } = read(folder);
    expect(opened).toEqual(["discussions/a.md"]);
    expect(problems.map((line) => line.replace(/\. .*/, ""))).toEqual([
      "discussions/-rf.md:1:1: the file name `-rf` cannot be part of an address",
      "discussions/folder:1:1: links are not followed",
      "discussions/link.md:1:1: links are not followed",
      "discussions/x.11ty.js:1:1: a file of type `js` does not belong here: only `.md` files, pictures and attachments belong in `discussions`",
    ]);
    expect(JSON.stringify(content)).not.toContain("SECRET");
  });

  test.skipIf(process.platform === "win32")("is printed on one line", () => {
    const folder = makeFolder({ "discussions/a.md": writeDiscussion(), "discussions/x\n::error::y.md": writeDiscussion() });
    expect(read(folder).problems).toEqual([expect.stringMatching(/^discussions\/x\[U\+000A\]::error::y\.md:1:1: [^\n]+$/)]);
  });
});

const forms = { "discussions/caf\u00e9.md": writeDiscussion(), "discussions/cafe\u0301.md": writeDiscussion() };
test.skipIf(!keepsApart({ "caf\u00e9": "", "cafe\u0301": "" }))(
  "two files with one name in two Unicode forms are refused, naming both, and not opened",
  () => {
    expect(read(makeFolder(forms))).toMatchObject({
      problems: [
        "discussions/caf\u00e9.md:1:1: this name appears here in several Unicode forms: `cafe[U+0301].md` and `caf\u00e9.md`. Keep one of them.",
      ],
      opened: [],
    });
  },
);

test.skipIf(!keepsApart({ A: "", a: "" }))("two files with names that differ in case are refused, naming both", () => {
  const folder = makeFolder({ "discussions/A.md": writeDiscussion(), "discussions/a.md": writeDiscussion() });
  expect(read(folder).problems).toEqual([
    "discussions/a.md:1:1: the name `a` is the same as the name of `discussions/A.md`. Rename one of the two files; each name must be unique on the site.",
  ]);
});

const isRoot = process.getuid?.() === 0;

test.skipIf(isRoot || process.platform === "win32")(
  "an unreadable file is reported and the others are read (root may read everything)",
  () => {
    const folder = makeFolder({ "discussions/a.md": writeDiscussion(), "discussions/b.md": writeDiscussion() });
    chmodSync(join(folder, "discussions/b.md"), 0);
    expect(read(folder).problems).toEqual([
      "discussions/b.md:1:1: the file cannot be read. Give it read permission, or try again if it is gone.",
    ]);
  },
);

test("a file that disappears while the folder is read is reported", () => {
  const folder = makeFolder({ "discussions/a.md": writeDiscussion() });
  const { problems } = readContent(folder, () => {
    throw new Error("ENOENT: no such file or directory");
  });
  expect(problems.map(printProblem)).toEqual([
    "discussions/a.md:1:1: the file cannot be read. Give it read permission, or try again if it is gone.",
  ]);
});

/** A sparse file of this size. */
function makeSparse(folder: string, path: string, bytes: number): void {
  writeFiles(folder, { [path]: writeDiscussion() });
  truncateSync(join(folder, path), bytes);
}
