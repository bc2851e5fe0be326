import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { deleteCache, findCacheFile, loadCache, storeCache } from "../../../scripts/build/cache/database.ts";
import { nameRecord } from "../../../scripts/build/cache/record-key.ts";
import { makeFolder } from "../../support/disk.ts";

const records = new Map<string, unknown>([
  ["page /", { fingerprint: "a", until: Number.POSITIVE_INFINITY }],
  ["page /tags/پایگاه‌داده/", { fingerprint: "b", until: 1_795_737_600.5 }],
]);

async function storeAnew(): Promise<string> {
  const file = join(makeFolder(), "builds", "a.mdb");
  await storeCache(file, "first", records, new Map());
  return file;
}

const loadPlain = async (file: string, version = "first") => {
  const { cache, warning } = await loadCache(file, version);
  return [cache, warning];
};

describe("the cache", () => {
  test("is empty before the first build, then holds what the last build stored", async () => {
    expect(await loadPlain(join(makeFolder(), "none.mdb"))).toEqual([new Map(), undefined]);
    const file = await storeAnew();
    expect(await loadPlain(file)).toEqual([records, undefined]);
    const next = new Map<string, unknown>([["page /b/", { fingerprint: "c" }]]);
    await storeCache(file, "first", next, (await loadCache(file, "first")).cache);
    expect(await loadPlain(file)).toEqual([next, undefined]);
  });

  test("of another version is not used, and the next build replaces it", async () => {
    const file = await storeAnew();
    const { cache } = await loadCache(file, "second");
    expect(cache).toEqual(new Map());
    await storeCache(file, "second", new Map([["page /c/", 1]]), cache);
    expect(await loadPlain(file, "second")).toEqual([new Map([["page /c/", 1]]), undefined]);
  });

  test("distinguishes the longest names", async () => {
    const deep = (letter: string) => nameRecord("discussion", `discussions/${`${letter.repeat(255)}/`.repeat(8)}a.md`);
    const named = new Map<string, unknown>([
      [deep("a"), 1],
      [deep("b"), 2],
      [nameRecord("page", "/"), 3],
    ]);
    const file = join(makeFolder(), "builds", "a.mdb");
    await storeCache(file, "first", named, new Map());
    const { cache } = await loadCache(file, "first");
    expect([cache.get(deep("a")), cache.get(deep("b")), cache.get("page /"), cache.size]).toEqual([1, 2, 3, 3]);
  });

  test("can be deleted", async () => {
    const file = await storeAnew();
    deleteCache(file);
    expect(await loadPlain(file)).toEqual([new Map(), undefined]);
  });

  test("belongs to one content folder and one output folder, which may all move together", () => {
    const find = (root: string, content: string, output: string) =>
      findCacheFile(join(root, ".goftogu"), join(root, content), join(root, output)).slice(root.length);
    expect(find("/a", "content", "dist")).toBe(find("/b/c", "content", "dist"));
    expect(new Set([find("/a", "content", "dist"), find("/a", "content", "site"), find("/a", "other", "dist")]).size).toBe(3);
  });
});

describe("a cache that another program changed is moved aside with a warning", () => {
  const flip = (file: string) => {
    const bytes = readFileSync(file);
    const place = bytes.indexOf("fingerprint");
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  };
  test.each([
    ["cut in half", (file: string) => truncateSync(file, readFileSync(file).length / 2)],
    ["cut to nothing", (file: string) => truncateSync(file, 0)],
    ["with one wrong bit", flip],
    ["longer", (file: string) => appendFileSync(file, "x")],
    ["another's file", (file: string) => writeFileSync(file, "hello")],
    ["without its checksum", (file: string) => emptyChecksum(file)],
  ])("%s", async (_, damage) => {
    const file = await storeAnew();
    damage(file);
    const [cache, warning] = await loadPlain(file);
    expect(cache).toEqual(new Map());
    expect(warning).toBe(`The cache of earlier builds is damaged and was moved to ${file}.damaged.`);
    expect([existsSync(file), existsSync(`${file}.damaged`)]).toEqual([false, true]);
    await storeCache(file, "first", records, new Map());
    expect(await loadPlain(file)).toEqual([records, undefined]);
  });

  function emptyChecksum(file: string): void {
    writeFileSync(`${file}.seal`, "");
  }
});
