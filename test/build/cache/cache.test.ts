import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  type Cache,
  decodeCache,
  deleteCache,
  emptyCache,
  findCacheFile,
  readCache,
  storeCache,
} from "../../../scripts/build/cache/cache.ts";
import { hashText } from "../../../scripts/build/cache/checksum.ts";
import { describeContents } from "../../../scripts/build/cache/discussions.ts";
import { buildDiscussion } from "../../forum/sample.ts";
import { makeFolder } from "../../support/disk.ts";
import { loadAssetsOnce } from "../../support/site/site.ts";

const page = (until: number) => ({
  fingerprint: hashText("a"),
  checksum: hashText("b"),
  since: 1,
  until,
  size: 2,
  changed: 3.25,
  inode: 4,
});
const { readBody: _, ...discussion } = buildDiscussion({ title: "گفتگو" });
const file = { path: "discussions/a.md", ...describeContents(Buffer.from("a")), changed: undefined, inode: 7 };
const reading = { zone: "UTC", calendar: "jalali", base: "https://forum.example/", readAt: 5 } as const;
const parsed = { discussion: { ...discussion, replies: [] }, isDraft: false, problems: [], notes: [] };
const cached: Cache = {
  discussions: new Map([["discussions/a.md", { files: [file], ...reading, parsed }]]),
  pages: new Map([
    ["/", page(Number.POSITIVE_INFINITY)],
    ["/tags/پایگاه‌داده/", page(1_795_737_600.5)],
  ]),
  copies: new Map([
    ["/CNAME", { file: "static/CNAME", original: { bytes: 1, changed: 2.5, inode: 3 }, copy: { bytes: 1, changed: 4, inode: 5 } }],
  ]),
  assets: new Map([
    [
      "settings",
      await loadAssetsOnce({ language: "fa", calendar: "jalali", labels: {}, theme: { colours: {}, fonts: {}, sizes: {} } }, true),
    ],
  ]),
};

function storeAnew(): string {
  const path = join(makeFolder(), "builds", "a.cache");
  storeCache(path, "first", cached);
  return path;
}

const loadPlain = (path: string, version = "first") => {
  const { cache, warning } = decodeCache(readCache(path, version));
  return [cache, warning];
};

describe("the cache", () => {
  test("is empty before the first build, then holds what the last build stored", () => {
    expect(loadPlain(join(makeFolder(), "none.cache"))).toEqual([emptyCache, undefined]);
    const path = storeAnew();
    expect(loadPlain(path)).toEqual([cached, undefined]);
    const next = { ...cached, pages: new Map([["/b/", page(6)]]) };
    storeCache(path, "first", next);
    expect(loadPlain(path)).toEqual([next, undefined]);
  });

  test("of another version is not used, and the next build replaces it", () => {
    const path = storeAnew();
    expect(loadPlain(path, "second")).toEqual([emptyCache, undefined]);
    storeCache(path, "second", cached);
    expect(loadPlain(path, "second")).toEqual([cached, undefined]);
  });

  test("is the old one if the process was killed while it wrote the new one", () => {
    const path = storeAnew();
    writeFileSync(`${path}-new`, "goftogu");
    expect(loadPlain(path)).toEqual([cached, undefined]);
    storeCache(path, "first", emptyCache);
    expect(existsSync(`${path}-new`)).toBe(false);
  });

  test("can be deleted", () => {
    const path = storeAnew();
    deleteCache(path);
    expect(loadPlain(path)).toEqual([emptyCache, undefined]);
  });

  test("belongs to one content folder and one output folder, which may all move together", () => {
    const find = (root: string, content: string, output: string) =>
      findCacheFile(join(root, ".goftogu"), join(root, content), join(root, output)).slice(root.length);
    expect(find("/a", "content", "dist")).toBe(find("/b/c", "content", "dist"));
    expect(new Set([find("/a", "content", "dist"), find("/a", "content", "site"), find("/a", "other", "dist")]).size).toBe(3);
  });
});

describe("a cache that cannot be used is replaced by the next one, with a warning", () => {
  const flip = (path: string, word: string) => {
    const bytes = readFileSync(path);
    const place = bytes.indexOf(word);
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    writeFileSync(path, bytes);
  };
  test.each([
    ["cut in half", (path: string) => truncateSync(path, Math.floor(readFileSync(path).length / 2))],
    ["cut to nothing", (path: string) => truncateSync(path, 0)],
    ["with one wrong bit", (path: string) => flip(path, "discussions/a.md")],
    ["with one wrong bit in its version", (path: string) => flip(path, "first")],
    ["longer", (path: string) => appendFileSync(path, "x")],
    ["another's file", (path: string) => writeFileSync(path, "hello")],
  ])("%s", (_, damage) => {
    const path = storeAnew();
    damage(path);
    const reason = `Everything is built again, because the cache cannot be used: \`${path}\` is damaged.`;
    expect(loadPlain(path)).toEqual([emptyCache, reason]);
    storeCache(path, "first", cached);
    expect(loadPlain(path)).toEqual([cached, undefined]);
  });
});

test("a cache that cannot be read does not stop the build", () => {
  const path = join(makeFolder({ "a.cache/x": "" }), "a.cache");
  const warning = expect.stringMatching(/^Everything is built again, because the cache cannot be used: EISDIR: /);
  expect(loadPlain(path)).toEqual([emptyCache, warning]);
});
