import { readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openCache } from "../../../scripts/build/cache/open-cache.ts";
import { makeFolder } from "../../support/disk.ts";

/**
 * Uses the cache like a build with folders of `root`. Returns the page cached by the last build.
 */
async function buildFrom(root: string, content: string, output: string) {
  const folders = { store: join(root, "store"), content: join(root, content), output: join(root, output) };
  const { cache, store } = await openCache(folders, "used");
  expect(await store(new Map([["page /", output]]))).toEqual([]);
  return cache.get("page /");
}

const countCaches = (root: string) => readdirSync(join(root, "store/builds")).filter((name) => name.endsWith(".mdb")).length;

const forums = { "one/a.md": "", "two/a.md": "", "dist/index.html": "", "site/index.html": "" };

describe("a cache", () => {
  test.each(["two", "site"])("is removed by a build of other folders if %s is gone", async (gone) => {
    const root = makeFolder(forums);
    await buildFrom(root, "one", "dist");
    await buildFrom(root, "two", "site");
    rmSync(join(root, gone), { recursive: true });
    await buildFrom(root, "one", "dist");
    expect([countCaches(root), readdirSync(join(root, "store/builds")).length]).toEqual([1, 4]);
    expect(await buildFrom(root, "one", "dist")).toBe("dist");
  });

  test("stays while both folders exist, even if all moved together", async () => {
    const root = makeFolder(forums);
    await buildFrom(root, "one", "dist");
    await buildFrom(root, "two", "site");
    const moved = join(makeFolder(), "moved");
    renameSync(root, moved);
    expect(await buildFrom(moved, "one", "dist")).toBe("dist");
    expect(await buildFrom(moved, "two", "site")).toBe("site");
    expect(countCaches(moved)).toBe(2);
  });
});
