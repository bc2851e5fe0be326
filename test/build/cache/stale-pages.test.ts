import { appendFileSync, cpSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { decodeCache, findCacheFile, readCache, storeCache } from "../../../scripts/build/cache/cache.ts";
import { findVersion } from "../../../scripts/build/cache/version.ts";
import { listFiles, makeFolder, writeFiles } from "../../support/disk.ts";
import { type BuiltSite, build, buildSound, now, writeDiscussion, writeReply } from "../../support/site/site.ts";

let folder: string;
let first: BuiltSite;
let times: ReadonlyMap<string, number>;

const run = (clock = now, more = {}) =>
  buildSound(join(folder, "content"), { clock, output: join(folder, "dist"), store: join(folder, "store"), cache: "used", ...more });

/** Builds again and returns the written files, found by their inodes. */
async function listWritten(clock = now): Promise<readonly string[]> {
  const site = await run(clock);
  return site.files.filter((file) => statSync(join(site.output, file)).ino !== times.get(file));
}

/** Leaves out the search index. */
const isPage = (file: string) => /\.(?:html|xml|json)$/.test(file) && !/^(?:search\/index|assets\/search)\//.test(file);

beforeEach(async () => {
  folder = makeFolder({
    "content/discussions/a.md": writeDiscussion({ tags: "[php]" }),
    "content/discussions/b.md": writeDiscussion({ tags: "[css]", author: "سارا" }),
    "content/discussions/b/1.md": writeReply(),
    "content/pages/about.md": "---\ntitle: درباره\n---\nمتن\n",
  });
  first = await run();
  times = new Map(listFiles(first.output).map((file) => [file, statSync(join(first.output, file)).ino]));
});

describe("an incremental build renders", () => {
  test("nothing if nothing changed", async () => {
    const { report } = await run();
    expect(report).toMatchObject({ rendered: 0, written: 0, removed: 0 });
    expect((await run()).report?.kept).toBe(first.report?.written);
  });

  test("nothing for an unchanged discussion in the deepest folders with the longest names", async () => {
    writeFiles(folder, { [`content/discussions/${`${"x".repeat(255)}/`.repeat(8)}c.md`]: writeDiscussion() });
    expect((await run()).warnings).toEqual([]);
    expect((await run()).report).toMatchObject({ rendered: 0, written: 0, removed: 0 });
  });

  test("after an edit, the page of the discussion and the pages that show it", async () => {
    writeFileSync(join(folder, "content/discussions/a.md"), writeDiscussion({ tags: "[php]", title: '"پرسشی دیگر"' }));
    expect((await listWritten()).filter(isPage).sort()).toEqual(
      [
        "authors/نگار/index.html",
        "discussions/a/index.html",
        "feed.json",
        "feed.xml",
        "index.html",
        "tags/php/feed.json",
        "tags/php/feed.xml",
        "tags/php/index.html",
      ].sort(),
    );
  });

  test("every date anew if the calendar or the region changes, as a clean build does", async () => {
    const written = { "content/discussions/a.md": writeDiscussion({ created: "1404/10/15" }) };
    writeFiles(folder, { ...written, "content/site.yaml": "language: fa-AF\n" });
    expect((await run()).read("discussions/a/index.html")).toContain("۱۵ جدی ۱۴۰۴");
    writeFiles(folder, { "content/site.yaml": "language: ar-MA\ncalendar: jalali\n" });
    const moroccan = await run();
    expect(moroccan.read("discussions/a/index.html")).toContain("15 دي 1404");
    const clean = await buildSound(join(folder, "content"));
    expect(moroccan.files.filter((file) => moroccan.read(file) !== clean.read(file))).toEqual([]);
    writeFiles(folder, { "content/site.yaml": "language: ar-MA\n" });
    const { problems } = await build(join(folder, "content"), {
      output: join(folder, "dist"),
      store: join(folder, "store"),
      cache: "used",
    });
    expect(problems.map(({ violation }) => violation.rule)).toEqual(["slashesWithoutJalali"]);
  });

  test("the texts if the setting of line breaks changes, as a clean build does", async () => {
    writeFiles(folder, { "content/discussions/a.md": writeDiscussion({}, "بیت یک\nبیت دو") });
    expect((await run()).read("discussions/a/index.html")).toContain("بیت یک\nبیت دو");
    writeFiles(folder, { "content/site.yaml": "lineBreaks: true\n" });
    const broken = await run();
    expect(broken.read("discussions/a/index.html")).toContain("بیت یک<br>\nبیت دو");
    const clean = await buildSound(join(folder, "content"));
    expect(broken.files.filter((file) => broken.read(file) !== clean.read(file))).toEqual([]);
  });

  test("later, the pages whose ages changed", async () => {
    const later = now + 20 * 86_400;
    expect((await listWritten(later)).filter(isPage)).not.toContain("about/index.html");
    expect(await listWritten(later)).toContain("discussions/a/index.html");
  });

  test("a page whose file was modified", async () => {
    const page = join(first.output, "about/index.html");
    appendFileSync(page, "x");
    await run();
    expect(first.read("about/index.html")).not.toMatch(/x$/);
    rmSync(page);
    await run();
    expect(first.read("about/index.html")).toContain("درباره");
  });

  test("nothing if the files were copied with other times", async () => {
    const [from, to] = [folder, makeFolder()];
    cpSync(from, to, { recursive: true });
    for (const file of listFiles(join(to, "dist"))) utimesSync(join(to, "dist", file), 1, 1);
    folder = to;
    expect((await run()).report).toMatchObject({ rendered: 0, written: 0, removed: 0 });
  });

  test("everything without a cache", async () => {
    const page = join(first.output, "about/index.html");
    const { size } = statSync(page);
    writeFileSync(page, "x".repeat(size));
    await run(now, { cache: "new" });
    expect(first.read("about/index.html")).toContain("درباره");
  });
});

describe("a changed file with the same size and time", () => {
  test("is read again", async () => {
    const path = join(folder, "content/discussions/b/1.md");
    const { atime, mtime } = statSync(path);
    writeFileSync(path, writeReply().replace("پاسخ", "جواب"));
    utimesSync(path, atime, mtime);
    await run();
    expect(first.read("discussions/b/index.html")).toContain("جواب");
  });
});

describe("after a build that failed because a file differs from its record, though the disk reports no change,", () => {
  /** Puts wrong checksums in the records of all discussions. */
  function spoilRecords(): void {
    const file = findCacheFile(join(folder, "store"), join(folder, "content"), join(folder, "dist"));
    const { cache } = decodeCache(readCache(file, findVersion()));
    const spoilt = [...cache.discussions].map(([path, record]) => {
      const files = record.files.map((one) => ({ ...one, checksum: "x" }));
      return [path, { ...record, readAt: Date.now() + 60_000, files }] as const;
    });
    storeCache(file, findVersion(), { ...cache, discussions: new Map(spoilt) });
  }

  test("the next build ignores the cache", async () => {
    spoilRecords();
    const later = now + 20 * 86_400;
    await expect(run(later)).rejects.toThrow("changed while the site was built: build again.");
    expect((await run(later)).report?.rendered).toBe(first.report?.rendered);
  });
});

test("a file that is not text is a problem in each build", async () => {
  writeFileSync(join(folder, "content/discussions/b/1.md"), Buffer.from([0xff, 0xfe, 0xff]));
  const options = { clock: now, output: join(folder, "dist"), store: join(folder, "store"), cache: "used" } as const;
  const skipping = await build(join(folder, "content"), { ...options, skipBroken: true });
  expect(skipping.notes).toHaveLength(1);
  expect((await build(join(folder, "content"), options)).problems).toHaveLength(1);
});

test("a site whose cache cannot be written is published with a warning", async () => {
  rmSync(join(folder, "store/builds"), { recursive: true });
  writeFileSync(join(folder, "store/builds"), "");
  writeFileSync(join(folder, "content/pages/about.md"), "---\ntitle: درباره\n---\nتازه\n");
  const site = await run();
  expect(site.warnings).toEqual([expect.stringMatching(/^The cache could not be stored in `.*store`: (?:EEXIST|ENOTDIR)/)]);
  expect(site.read("about/index.html")).toContain("تازه");
});
