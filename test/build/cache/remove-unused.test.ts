import { readdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { cacheEnding, emptyCache, findCacheFile } from "../../../scripts/build/cache/cache.ts";
import { openCache } from "../../../scripts/build/cache/open-cache.ts";
import { makeFolder, writeFiles } from "../../support/disk.ts";

/**
 * Uses the cache like a build with folders of `root`. Returns the page cached by the last build.
 */
function buildFrom(root: string, content: string, output: string): string | undefined {
  const folders = { store: join(root, "store"), content: join(root, content), output: join(root, output) };
  const { cache, store } = openCache(folders, "used", "first");
  const page = { fingerprint: "f".repeat(43), checksum: "c".repeat(43), since: 1, until: 2, size: 3, changed: Math.random(), inode: 4 };
  expect(store({ ...emptyCache, pages: new Map([[`/${output}/`, page]]) })).toEqual([]);
  return [...cache.pages.keys()][0];
}

const countCaches = (root: string) => readdirSync(join(root, "store/builds")).filter((name) => name.endsWith(".cache")).length;

const forums = { "one/a.md": "", "two/a.md": "", "dist/index.html": "", "site/index.html": "" };

describe("a cache", () => {
  test.each(["two", "site"])("is removed by a build of other folders if %s is gone", (gone) => {
    const root = makeFolder(forums);
    buildFrom(root, "one", "dist");
    buildFrom(root, "two", "site");
    rmSync(join(root, gone), { recursive: true });
    buildFrom(root, "one", "dist");
    expect([countCaches(root), readdirSync(join(root, "store/builds")).length]).toEqual([1, 2]);
    expect(buildFrom(root, "one", "dist")).toBe("/dist/");
  });

  test("stays while both folders exist, even if all moved together", () => {
    const root = makeFolder(forums);
    buildFrom(root, "one", "dist");
    buildFrom(root, "two", "site");
    const moved = join(makeFolder(), "moved");
    renameSync(root, moved);
    expect(buildFrom(moved, "one", "dist")).toBe("/dist/");
    expect(buildFrom(moved, "two", "site")).toBe("/site/");
    expect(countCaches(moved)).toBe(2);
  });

  test("in the format of version 0.1.0 is removed by a build of the same folders", () => {
    const root = makeFolder(forums);
    const file = findCacheFile(join(root, "store"), join(root, "one"), join(root, "dist"));
    const old = [".mdb", ".mdb-lock", ".mdb.seal"].map((ending) => `store/builds/${basename(file, cacheEnding)}${ending}`);
    writeFiles(root, Object.fromEntries(old.map((path) => [path, "x"])));
    buildFrom(root, "one", "dist");
    expect(readdirSync(join(root, "store/builds")).length).toBe(2);
  });
});
