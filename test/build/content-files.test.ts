import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listFiles } from "../../scripts/build/content-files.ts";
import type { FoundFile } from "../../scripts/content/parse/files/found-file.ts";
import { makeFolder } from "../support/disk.ts";

/** The found paths with their kinds, sorted. */
function list(folder: string): readonly string[] {
  return listFiles(folder)
    .map(({ path, kind }) => `${kind} ${path}`)
    .sort();
}

function findOne(folder: string, path: string): FoundFile | undefined {
  return listFiles(folder).find((file) => file.path === path);
}

/** True if this disk distinguishes two names. Some disks fold case or Unicode forms. */
function keepsApart(...names: readonly string[]): boolean {
  const folder = makeFolder();
  for (const name of names) writeFileSync(join(folder, name), "");
  return listFiles(folder).length === names.length;
}

describe("the walk", () => {
  test("finds files and folders at every depth, with sizes, times and inodes", () => {
    const folder = makeFolder({ "site.yaml": "a: b\n", "discussions/2026/a/1.md": "", "pages/b.md": "متن" });
    expect(list(folder)).toEqual([
      "file discussions/2026/a/1.md",
      "file pages/b.md",
      "file site.yaml",
      "folder discussions",
      "folder discussions/2026",
      "folder discussions/2026/a",
      "folder pages",
    ]);
    const { ctimeMs: changed, ino: inode } = statSync(join(folder, "pages/b.md"));
    expect(findOne(folder, "pages/b.md")).toEqual({ path: "pages/b.md", kind: "file", bytes: 6, changed, inode });
  });

  test("finds hidden files in the folder of static files, to publish or refuse them", () => {
    const folder = makeFolder({ "static/.well-known/x": "", "static/.env": "", "static/.gitkeep": "", "static/.git/config": "" });
    expect(list(folder)).toEqual([
      "file static/.env",
      "file static/.well-known/x",
      "folder static",
      "folder static/.git",
      "folder static/.well-known",
    ]);
  });

  test("skips hidden files and folders, except litter, which it does not open", () => {
    const folder = makeFolder({
      ".git/config": "",
      ".DS_Store": "",
      "discussions/.a.md.swp": "",
      "discussions/.hidden/b.md": "",
      "discussions/.Trashes/b.md": "",
      "discussions/a.md": "",
    });
    expect(list(folder)).toEqual([
      "file .DS_Store",
      "file discussions/.a.md.swp",
      "file discussions/a.md",
      "folder discussions",
      "folder discussions/.Trashes",
    ]);
  });

  test("lists files that configure git, and does not open them", () => {
    const folder = makeFolder({
      ".gitkeep": "",
      ".gitignore": "*",
      "discussions/.gitkeep": "",
      "discussions/.GitAttributes": "",
      "discussions/.github/a.md": "",
    });
    expect(list(folder)).toEqual([
      "file .gitignore",
      "file discussions/.GitAttributes",
      "folder discussions",
      "folder discussions/.github",
    ]);
  });

  test("throws if the folder does not exist", () => {
    expect(() => listFiles(join(makeFolder(), "none"))).toThrow(/ENOENT/);
  });

  test("follows no link: to a file, to a folder, to itself, to nothing", () => {
    const outside = makeFolder({ "secret.md": "SECRET" });
    const folder = makeFolder({ "a.md": "" });
    symlinkSync(join(outside, "secret.md"), join(folder, "file.md"));
    symlinkSync(outside, join(folder, "folder"));
    symlinkSync(".", join(folder, "loop"));
    symlinkSync("nowhere", join(folder, "lost.md"));
    expect(list(folder)).toEqual(["file a.md", "link file.md", "link folder", "link loop", "link lost.md"]);
  });

  test("starts at a folder that is itself a link", () => {
    const folder = makeFolder({ "content/a.md": "" });
    symlinkSync("content", join(folder, "link"));
    expect(list(join(folder, "link"))).toEqual(["file a.md"]);
  });

  test.skipIf(process.platform === "win32")("lists a pipe without opening it, which would block", () => {
    const folder = makeFolder();
    execFileSync("sh", ["-c", 'mkfifo "$0"', join(folder, "pipe.md")]);
    expect(list(folder)).toEqual(["other pipe.md"]);
  });
});

describe("a name on the disk", () => {
  test.skipIf(process.platform !== "linux")("that is not UTF-8 is listed without a kind", () => {
    const folder = makeFolder({ "a.md": "" });
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.of(0xff), Buffer.from(".md")]), "");
    expect(list(folder)).toEqual(["file a.md", "unknown \ufffd.md"]);
  });

  test("is normalised to one Unicode form, with the spelling on the disk", () => {
    const folder = makeFolder({ "cafe\u0301/e\u0301.md": "" });
    const [file] = listFiles(folder).filter(({ kind }) => kind === "file");
    expect(file).toMatchObject({ path: "caf\u00e9/\u00e9.md", spelling: "cafe\u0301/e\u0301.md" });
  });

  test("has no separate spelling if it is already normalised", () => {
    expect(findOne(makeFolder({ "caf\u00e9.md": "" }), "caf\u00e9.md")).not.toHaveProperty("spelling");
  });

  test.skipIf(!keepsApart("caf\u00e9.md", "cafe\u0301.md"))("may exist in two Unicode forms", () => {
    const folder = makeFolder({ "caf\u00e9.md": "", "cafe\u0301.md": "" });
    expect(list(folder)).toEqual(["file caf\u00e9.md", "file caf\u00e9.md"]);
  });

  test.skipIf(!keepsApart("a\nb.md"))("may contain a newline", () => {
    expect(list(makeFolder({ "a\nb.md": "" }))).toEqual(["file a\nb.md"]);
  });
});

const isRoot = process.getuid?.() === 0;

test.skipIf(isRoot || process.platform === "win32")("a folder without permission is only listed (root may read everything)", () => {
  const folder = makeFolder({ "a.md": "" });
  mkdirSync(join(folder, "closed"), { mode: 0 });
  const found = list(folder);
  chmodSync(join(folder, "closed"), 0o700);
  expect(found).toEqual(["closed closed", "file a.md"]);
  const link = join(makeFolder({}), "link");
  symlinkSync(folder, link);
  chmodSync(folder, 0o300);
  const own = [folder, link].map(list);
  chmodSync(folder, 0o700);
  expect(own).toEqual([["closed ."], ["closed ."]]);
});
