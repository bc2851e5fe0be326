import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listFiles } from "../../scripts/build/content-files.ts";
import { type ContentListing, listContent } from "../../scripts/build/listing.ts";
import { makeFolder, writeFiles } from "../support/disk.ts";

const files = { "site.yaml": "", "discussions/a.md": "a", "discussions/a/1.md": "1", "discussions/b.md": "b" };
/** Milliseconds since the epoch. The files of these tests are old then. */
const later = () => Date.now() + 60_000;
/** Sorted, without the sizes and times of folders, which nobody reads. */
const describeAll = (found: ContentListing["found"]) =>
  found
    .map((file) => (file.kind === "folder" ? { path: file.path, kind: file.kind } : file))
    .sort((one, other) => (one.path < other.path ? -1 : 1));

/** Lists a folder before and after a change, and expects what a new listing finds. */
function listAfter(change: (root: string) => readonly string[]): readonly string[] {
  const root = makeFolder(files);
  const first = listContent(root, later());
  const changed = change(root).map((path) => join(root, path));
  const second = listContent(root, later(), first, changed);
  expect(describeAll(second.found)).toEqual(describeAll(listFiles(root)));
  return second.found
    .filter((file) => file.kind === "file" && file === first.byPath?.get(file.path))
    .map(({ path }) => path)
    .sort();
}

const all = ["discussions/a.md", "discussions/a/1.md", "discussions/b.md", "site.yaml"];
const without = (...gone: readonly string[]) => all.filter((path) => !gone.includes(path));

describe("a listing after changes keeps the objects of all other files", () => {
  test.each<[string, (root: string) => readonly string[], readonly string[]]>([
    ["without a change", () => [], all],
    ["after an edit", (root) => write(root, "discussions/a.md"), without("discussions/a.md")],
    ["after a new file", (root) => write(root, "discussions/c.md"), all],
    ["after a new file in a new folder", (root) => write(root, "discussions/b/1.md"), all],
    [
      "after a new folder with folders, of which one file is named",
      (root) => {
        write(root, "discussions/2026/c.md");
        write(root, "discussions/2026/c/1.md");
        return ["discussions/2026/c.md"];
      },
      all,
    ],
    [
      "after a folder has another name",
      (root) => {
        renameSync(join(root, "discussions/a"), join(root, "discussions/b"));
        return ["discussions/a", "discussions/a/1.md", "discussions/b/1.md"];
      },
      without("discussions/a/1.md"),
    ],
    ["after a removal", (root) => remove(root, "discussions/b.md"), without("discussions/b.md")],
    ["after the removal of a folder", (root) => remove(root, "discussions/a"), without("discussions/a/1.md")],
    ["after the removal of a file that was never there", () => ["discussions/never.md"], all],
    [
      "after a file became a folder",
      (root) => [...remove(root, "discussions/b.md"), ...make(root, "discussions/b.md")],
      without("discussions/b.md"),
    ],
    [
      "after a file became a link",
      (root) => [...remove(root, "discussions/b.md"), ...link(root, "discussions/b.md")],
      without("discussions/b.md"),
    ],
    ["after a file whose name is not in NFC", (root) => write(root, "discussions/e\u0301.md"), all],
    ["after a change of git's own files", (root) => write(root, "discussions/.gitattributes"), all],
    ["after a change elsewhere", () => ["../elsewhere.md"], all],
  ])("%s", (_, change, kept) => {
    expect(listAfter(change)).toEqual(kept);
  });
});

test("a file that changed just before it was listed is another object in the next full listing", () => {
  const root = makeFolder(files);
  const first = listContent(root, Date.now());
  expect(listContent(root, later(), first).byPath?.get("discussions/a.md")).not.toBe(first.byPath?.get("discussions/a.md"));
});

test.each<[string, (root: string) => readonly string[]]>([
  ["new", (root) => write(root, "discussions/b/1.md")],
  ["removed", (root) => remove(root, "discussions/a")],
])("a listing after a %s folder looks at nothing else", (_, change) => {
  const root = makeFolder(files);
  const first = listContent(root, later());
  write(root, "site.yaml");
  const second = listContent(
    root,
    later(),
    first,
    change(root).map((path) => join(root, path)),
  );
  expect(second.byPath?.get("site.yaml")).toBe(first.byPath?.get("site.yaml"));
});

test("a renamed file has its new name only", () => {
  expect(
    listAfter((root) => {
      renameSync(join(root, "discussions/b.md"), join(root, "discussions/B.md"));
      return ["discussions/b.md", "discussions/B.md"];
    }),
  ).toEqual(without("discussions/b.md"));
});

function write(root: string, path: string): readonly string[] {
  writeFiles(root, { [path]: "new" });
  return [path];
}

function remove(root: string, path: string): readonly string[] {
  rmSync(join(root, path), { recursive: true });
  return [path];
}

function make(root: string, path: string): readonly string[] {
  mkdirSync(join(root, path));
  return [path];
}

function link(root: string, path: string): readonly string[] {
  writeFileSync(join(root, "target"), "");
  symlinkSync(join(root, "target"), join(root, path));
  return [path, "target"];
}
