import { readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openMemory } from "../../../scripts/build/cache/open-cache.ts";
import { makeFolder } from "../../support/disk.ts";

/** What a build of one of the folders of `root` does with its memory. */
async function buildFrom(root: string, content: string, output: string) {
  const folders = { store: join(root, "store"), content: join(root, content), output: join(root, output) };
  const { memory, keep } = await openMemory(folders, "used");
  expect(await keep(new Map([["page /", output]]))).toEqual([]);
  return memory.get("page /");
}

const countMemories = (root: string) => readdirSync(join(root, "store/builds")).filter((name) => name.endsWith(".mdb")).length;

const forums = { "one/a.md": "", "two/a.md": "", "dist/index.html": "", "site/index.html": "" };

describe("what builds remember", () => {
  test.each(["two", "site"])("is removed by a later build of other folders once %s is gone", async (gone) => {
    const root = makeFolder(forums);
    await buildFrom(root, "one", "dist");
    await buildFrom(root, "two", "site");
    rmSync(join(root, gone), { recursive: true });
    await buildFrom(root, "one", "dist");
    expect([countMemories(root), readdirSync(join(root, "store/builds")).length]).toEqual([1, 4]);
    expect(await buildFrom(root, "one", "dist")).toBe("dist");
  });

  test("stays while both folders are there, also where all have moved together", async () => {
    const root = makeFolder(forums);
    await buildFrom(root, "one", "dist");
    await buildFrom(root, "two", "site");
    const moved = join(makeFolder(), "moved");
    renameSync(root, moved);
    expect(await buildFrom(moved, "one", "dist")).toBe("dist");
    expect(await buildFrom(moved, "two", "site")).toBe("site");
    expect(countMemories(moved)).toBe(2);
  });
});
