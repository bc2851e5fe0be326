import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkFolders, removeEmptyFolders } from "../../scripts/commands/folders.ts";
import { UsageError } from "../../scripts/commands/usage-error.ts";
import { makeFolder, readTree } from "../setup/disk.ts";

const root = makeFolder({ "content/site.yaml": "", "contents/x": "", "file.txt": "" });
symlinkSync(join(root, "content"), join(root, "link"));

describe("an output folder", () => {
  test.each(["content", "content/dist", "content/a/b", ".", "link", "link/dist", "contents/../content/dist"])(
    "that and the content lie in each other is refused: %s",
    (output) => {
      expect(() => checkFolders(join(root, "content"), join(root, output))).toThrow(UsageError);
      expect(() => checkFolders(join(root, "content"), join(root, output))).toThrow("lie in each other: choose another with --output.");
    },
  );

  test.each(["dist", "contents", "content-dist", "a/b/c", "..dist"])("beside the content is taken: %s", (output) => {
    expect(() => checkFolders(join(root, "content"), join(root, output))).not.toThrow();
  });

  test("that is a file is refused", () => {
    expect(() => checkFolders(join(root, "content"), join(root, "file.txt"))).toThrow("is not a folder: choose another with --output.");
  });
});

describe("empty folders", () => {
  test("are removed from the inner to the outer, both included", () => {
    const folder = makeFolder();
    mkdirSync(join(folder, "a/b/c"), { recursive: true });
    removeEmptyFolders(join(folder, "a/b/c"), join(folder, "a/b"));
    expect(readTree(folder)).toEqual({ a: "/" });
  });

  test("stay when one of them holds something", () => {
    const folder = makeFolder({ "a/b/mine.txt": "mine" });
    mkdirSync(join(folder, "a/b/c"));
    removeEmptyFolders(join(folder, "a/b/c"), join(folder, "a"));
    expect(Object.keys(readTree(folder))).toEqual(["a", "a/b", "a/b/mine.txt"]);
  });

  test("outside the outer one are not touched", () => {
    const folder = makeFolder();
    mkdirSync(join(folder, "a/b"), { recursive: true });
    removeEmptyFolders(join(folder, "a"), join(folder, "a/b"));
    expect(Object.keys(readTree(folder))).toEqual(["a", "a/b"]);
  });
});
