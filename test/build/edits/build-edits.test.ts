import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { buildOnce } from "../../../scripts/build/build-once.ts";
import { type StoredCache, writeCache } from "../../../scripts/build/cache/cache.ts";
import { unpack } from "../../../scripts/build/cache/packed.ts";
import { decodePages } from "../../../scripts/build/cache/page-columns.ts";
import { readSealed } from "../../../scripts/build/cache/sealed-file.ts";
import { findVersion } from "../../../scripts/build/cache/version.ts";
import { findSite, makeFolder, readTree } from "../../support/disk.ts";
import { type BuiltSite, build, buildSound, now, writeDiscussion, writeReply, writeTombstone } from "../../support/site/site.ts";

vi.mock("../../../scripts/build/build-once.ts", { spy: true });

let folder: string;

const content = (path: string) => join(folder, "content", path);
const dist = (path: string) => join(folder, "dist", path);
const read = (path: string) => readFileSync(content(path), "utf8");
const change = (path: string, from: string | RegExp, to: string) => writeFileSync(content(path), read(path).replace(from, to));

const add = (name: string, text: string) => {
  mkdirSync(dirname(content(`discussions/${name}`)), { recursive: true });
  writeFileSync(content(`discussions/${name}`), text);
};
const remove = (name: string) => rmSync(content(`discussions/2026/${name}.md`));

/** Builds, and says whether the build planned the whole site. */
async function run(clock = now): Promise<{ readonly site: BuiltSite; readonly isPlanned: boolean }> {
  vi.mocked(buildOnce).mockClear();
  const options = { clock, output: join(folder, "dist"), store: join(folder, "store"), cache: "used" } as const;
  const site = await build(join(folder, "content"), options);
  return { site, isPlanned: vi.mocked(buildOnce).mock.calls.length > 0 };
}

async function buildClean(clock = now): Promise<BuiltSite> {
  return buildSound(join(folder, "content"), { clock });
}

const picture = readFileSync(join(findSite("programmers"), "discussions/2026/رقم-فارسی-در-صفحه‌بندی-blade/pagination-bar.png"));

beforeEach(async () => {
  const many = Array.from({ length: 12 }, (_, index) => [
    `content/discussions/2026/d${index}.md`,
    writeDiscussion(
      { tags: `[php, t${index % 3}]`, title: `"پرسش ${index}"`, created: `2026-01-${10 + index}T08:00:00Z` },
      `متن ${index}.`,
    ),
  ]);
  folder = makeFolder({
    ...Object.fromEntries(many),
    "content/site.yaml": "name: انجمن\npageSize: 5\nbase: https://forum.example/a/\n",
    "content/tags.yaml": "PHP: { aliases: [پی‌اچ‌پی] }\n",
    "content/pages/about.md": "---\ntitle: درباره\nlanguage: ar\n---\n[گفتگو](/discussions/named/#نصب)\n",
    "content/discussions/a.md": writeDiscussion(
      { redirectFrom: "[/old/path/, /thread.php?t=1]" },
      `${"واژه ".repeat(100)}\n\n[دیگر](2026/d3.md)`,
    ),
    "content/discussions/a/1.md": writeReply({}, "پاسخ یک."),
    "content/discussions/a/2.md": writeReply({ created: "2026-02-06T08:00:00Z", author: "سارا" }, "پاسخ دو."),
    "content/discussions/b.md": writeDiscussion({ answer: "1.md" }, "![نما](x.png)"),
    "content/discussions/files.md": writeDiscussion({}, "[گزارش](files/server.log)"),
    "content/discussions/files/server.log": "متن",
    "content/discussions/files/only-linked.log": "متن",
    "content/discussions/b/1.md": writeReply({ likes: "3" }),
    "content/discussions/named.md": writeDiscussion({}, "## نصب\n\nمتن"),
    "content/discussions/2026/linking.md": writeDiscussion({}, "[سه](d3.md) [ن](../named.md#نصب)"),
    "content/discussions/2026/filing.md": writeDiscussion({}, "[گزارش](../files/only-linked.log)"),
    "content/discussions/draft.md": writeDiscussion({ status: "draft" }),
  });
  writeFileSync(content("discussions/b/x.png"), picture);
  // A file that was saved just now may change again within the same moment of the disk's clock.
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  await run();
});

describe("only the pages of changed discussions are made, as in a clean build,", () => {
  test.each<[string, () => void]>([
    ["after an edit of a first post", () => change("discussions/2026/d4.md", "متن", "نوشتهٔ دیگر")],
    ["after an edit of a long post below its start", () => change("discussions/a.md", /$/, "\nپایان.\n")],
    ["after an edit of a reply", () => appendFileSync(content("discussions/a/2.md"), "\nبیشتر `code`.\n")],
    [
      "after edits of several discussions",
      () => {
        for (const name of ["a", "b", "2026/d0", "2026/d11"]) appendFileSync(content(`discussions/${name}.md`), "\nپایان.\n");
      },
    ],
    ["after an edit of a text with an attachment", () => appendFileSync(content("discussions/files.md"), "\nپایان.\n")],
    ["after an edit of an accepted answer", () => appendFileSync(content("discussions/b/1.md"), "\nپایان.\n")],
    [
      "after a new text with links",
      () => add("2026/new.md", writeDiscussion({}, "[ب](../b.md#reply:1) [د](../b/1.md) [پ](../../pages/about.md)")),
    ],
    ["after a new link", () => appendFileSync(content("discussions/a.md"), "\n[ب](b.md)\n")],
    ["after a link to a heading of the same reply", () => appendFileSync(content("discussions/a/1.md"), "\n## نصب\n\n[بالا](#نصب)\n")],
    ["after a moved link", () => change("discussions/a.md", "[دیگر]", "\n\n[دیگر]")],
    ["after a removed link", () => change("discussions/a.md", "[دیگر](2026/d3.md)", "")],
    [
      "after a link to a heading that is new too",
      () => {
        appendFileSync(content("discussions/2026/d4.md"), "\n## اجرا\n");
        appendFileSync(content("discussions/a.md"), "\n[اجرا](2026/d4.md#اجرا)\n");
      },
    ],
    [
      "after a link to a discussion that is new too",
      () => {
        add("2026/new.md", writeDiscussion({}, "[الف](../a.md)"));
        appendFileSync(content("discussions/a.md"), "\n[نو](2026/new.md)\n");
      },
    ],
    [
      "after a removed discussion with links",
      () => {
        remove("linking");
        change("discussions/a.md", "[دیگر](2026/d3.md)", "");
      },
    ],
    ["after an edit of a text with a heading that another text links", () => appendFileSync(content("discussions/named.md"), "\nپایان.\n")],
    ["after a file was saved as it was", () => writeFileSync(content("discussions/a.md"), read("discussions/a.md"))],
    ["after a new title", () => change("discussions/2026/d4.md", "پرسش", "پرسش دیگر")],
    ["after a new date", () => change("discussions/2026/d4.md", "2026-01-14", "2025-01-14")],
    ["after an update", () => change("discussions/2026/d4.md", "created:", "updated: 2026-03-01\nupdatedBy: سارا\ncreated:")],
    ["after a new author", () => change("discussions/2026/d4.md", /^author: .*$/m, "author: آرش")],
    ["after a new date of a discussion with old addresses", () => change("discussions/a/1.md", "2026-02-05", "2026-02-07")],
    ["after a new tag of a discussion with old addresses", () => change("discussions/a.md", "[php]", "[php, css]")],
    ["after a reply to a discussion with old addresses", () => add("a/3.md", writeReply())],
    ["after a deleted reply to a discussion with old addresses", () => rmSync(content("discussions/a/1.md"))],
    ["after a new status", () => change("discussions/2026/d4.md", "---\n", "---\nstatus: closed\n")],
    ["after another tag", () => change("discussions/2026/d4.md", "t1]", "t2]")],
    ["after a tag that no other discussion has", () => change("discussions/2026/d4.md", "[php, t1]", "[new]")],
    ["after a first reply", () => add("2026/d4/1.md", writeReply())],
    ["after a reply to a solved question", () => add("b/2.md", writeReply({ created: "2026-02-07T08:00:00Z" }))],
    [
      "after an accepted answer was removed",
      () => {
        change("discussions/b.md", /^answer: .*\n/m, "");
        rmSync(content("discussions/b/1.md"));
      },
    ],
    ["after a reply by a new author", () => add("2026/d4/1.md", writeReply({ author: "پروین" }))],
    ["after a reply by an author under another spelling", () => add("2026/d4/1.md", writeReply({ author: "آرَش" }))],
    ["after the last post of an author was removed", () => change("discussions/a/2.md", "سارا", "علی")],
    ["after a new discussion", () => add("2026/new.md", writeDiscussion({ tags: "[php, new]", created: "2026-02-20T08:00:00Z" }))],
    ["after a new discussion in a new folder", () => add("2027/01/new.md", writeDiscussion({ created: "2024-02-20T08:00:00Z" }))],
    ["after a removed discussion", () => rmSync(content("discussions/2026/d4.md"))],
    ["after removed discussions that leave fewer pages", () => ["d0", "d1", "d4", "d6", "d7"].forEach(remove)],
    ["after a renamed discussion", () => renameSync(content("discussions/2026/d4.md"), content("discussions/2026/e4.md"))],
    ["after a discussion moved to another folder", () => renameSync(content("discussions/2026/d4.md"), content("discussions/d4.md"))],
    [
      "after edits of all kinds at once",
      () => {
        remove("d0");
        change("discussions/2026/d1.md", "[php, t1]", "[new]");
        add("2026/d2/1.md", writeReply({ author: "پروین" }));
        add("2026/new.md", writeDiscussion({ author: "پروین", tags: "[t2]" }));
        appendFileSync(content("discussions/2026/d5.md"), "\nپایان.\n");
      },
    ],
  ])("%s", async (_, edit) => {
    edit();
    const { site, isPlanned } = await run();
    expect(isPlanned).toBe(false);
    expect(readTree(site.output)).toEqual(readTree((await buildClean()).output));
    expect((await run()).site.report).toMatchObject({ rendered: 0, written: 0, removed: 0 });
  });

  test("after one edit after another", async () => {
    for (const text of ["یک", "دو", "سه"]) {
      change("discussions/2026/d4.md", /[^-]*$/, `\n${text}\n`);
      expect((await run()).isPlanned).toBe(false);
    }
    expect(readTree(join(folder, "dist"))).toEqual(readTree((await buildClean()).output));
  });

  test("with the filter files of a large tag and of a second tag in it", async () => {
    for (let count = 0; count < 100; count++)
      writeFileSync(content(`discussions/2026/e${count}.md`), writeDiscussion({ tags: count % 2 ? "[php]" : "[php, even]" }));
    const { site: before } = await run();
    const isFilter = (path: string) => path.startsWith("tags/php/filter/");
    expect(before.files.filter((path) => isFilter(path) && path.includes("even"))).toHaveLength(1);
    appendFileSync(content("discussions/2026/e50.md"), "\nپایان.\n");
    const { site, isPlanned } = await run();
    expect(isPlanned).toBe(false);
    expect(site.changes?.written.filter(isFilter).length).toBeGreaterThan(2);
    expect(readTree(site.output)).toEqual(readTree((await buildClean()).output));
  });

  test("together with the pages whose ages changed", async () => {
    const later = now + 3 * 86_400;
    appendFileSync(content("discussions/2026/d4.md"), "\nپایان.\n");
    const { site, isPlanned } = await run(later);
    expect(isPlanned).toBe(false);
    expect(readTree(site.output)).toEqual(readTree((await buildClean(later)).output));
  });

  test("and the report, the notes and the list of changes are those of the whole site", async () => {
    appendFileSync(content("discussions/2026/d4.md"), "\nپایان.\n");
    const { site } = await run();
    const clean = await buildClean();
    const { written = 0, kept = 0, discussions, replies, tags, files, notes, pages } = site.report ?? {};
    expect(clean.report).toMatchObject({ discussions, replies, tags, files, notes, pages });
    expect([site.notes, site.language]).toEqual([clean.notes, clean.language]);
    expect(written + kept).toBe(clean.report?.written);
    expect(site.changes?.written).toContain("discussions/d4/index.html");
    expect(site.changes?.written).not.toContain("discussions/d5/index.html");
  });

  test("and notes about texts come, move with their lines and go", async () => {
    appendFileSync(content("discussions/2026/d4.md"), "\n[هیچ](nothing.md)\n");
    const { site: before } = await run();
    const edits = [
      () => change("discussions/b.md", "![نما]", "![]"),
      () => appendFileSync(content("discussions/a/2.md"), "\n<b>متن</b> ![](https://example.org/a.png)\n"),
      () => change("discussions/b.md", "![]", "آغاز.\n\n![]"),
      () => change("discussions/a/2.md", "پاسخ", "\n\nپاسخ"),
      () => change("discussions/b.md", "![]", "![نما]"),
    ];
    const counts = [before.notes.length];
    for (const edit of edits) {
      edit();
      const { site, isPlanned } = await run();
      expect([isPlanned, site.notes, site.report?.notes]).toEqual([false, (await buildClean()).notes, site.notes.length]);
      counts.push(site.notes.length);
    }
    expect(counts).toEqual([1, 2, 3, 3, 3, 2]);
    expect(readTree(join(folder, "dist"))).toEqual(readTree((await buildClean()).output));
  });
});

describe("the whole site is planned", () => {
  test.each<[string, () => void]>([
    ["after a new title of a discussion with old addresses", () => change("discussions/a.md", "پرسش", "پرسش دیگر")],
    ["after another old address", () => change("discussions/a.md", "/old/path/", "/old/")],
    ["after an old address of a reply", () => change("discussions/a/1.md", "---\n", "---\nredirectFrom: [/old/reply/]\n")],
    ["after the first use of an alias of a tag", () => change("discussions/2026/d4.md", "t1]", "پی‌اچ‌پی]")],
    ["after a discussion was removed that another text links", () => remove("d3")],
    [
      "after another spelling of a tag that becomes its label",
      () => {
        for (const name of ["d1", "d4", "d7"]) change(`discussions/2026/${name}.md`, "t1]", "T1]");
      },
    ],
    ["after a dead link", () => appendFileSync(content("discussions/a.md"), "\n[ب](c.md)\n")],
    ["after a link to no heading", () => appendFileSync(content("discussions/a.md"), "\n[ب](b.md#نصب)\n")],
    ["after a link to a draft", () => appendFileSync(content("discussions/a.md"), "\n[ب](draft.md)\n")],
    [
      "after a discussion was removed that only a new text links",
      () => {
        remove("d4");
        appendFileSync(content("discussions/a.md"), "\n[چهار](2026/d4.md)\n");
      },
    ],
    [
      "after the file of a discussion moved that another text links",
      () => {
        mkdirSync(content("discussions/2027"));
        renameSync(content("discussions/2026/d3.md"), content("discussions/2027/d3.md"));
      },
    ],
    ["after the last link to a file was removed", () => change("discussions/2026/filing.md", /\[گزارش\].*/, "نه")],
    ["after a heading that another text links", () => change("discussions/named.md", "نصب", "راه‌اندازی")],
    ["after another picture", () => writeFileSync(content("discussions/b/x.png"), Buffer.concat([picture, Buffer.from("x")]))],
    ["after another attachment", () => writeFileSync(content("discussions/files/server.log"), "متن دیگر")],
    ["after an attachment of the same size", () => writeFileSync(content("discussions/files/server.log"), "نتم")],
    ["after a new attachment", () => writeFileSync(content("discussions/files/new.log"), "x")],
    ["after a removed attachment", () => rmSync(content("discussions/files/server.log"))],
    ["after a link to an attachment", () => appendFileSync(content("discussions/a/1.md"), "\n[گزارش](../files/server.log)\n")],
    ["after a removed first post", () => writeFileSync(content("discussions/a.md"), writeTombstone())],
    ["after a removed answer", () => writeFileSync(content("discussions/b/1.md"), writeTombstone())],
    [
      "after a text with more notes than a build lists",
      () => appendFileSync(content("discussions/a.md"), Array.from({ length: 200 }, (_, index) => `\n![نما](../${index}.png)\n`).join("")),
    ],
    ["after an edit of a draft", () => appendFileSync(content("discussions/draft.md"), "x")],
    ["after a draft", () => change("discussions/2026/d4.md", "---\n", "---\nstatus: draft\n")],
    ["after an edit of a page", () => appendFileSync(content("pages/about.md"), "x")],
    ["after a setting", () => appendFileSync(content("site.yaml"), "description: گفتگو\n")],
    ["after a change of a page by hand", () => appendFileSync(dist("index.html"), "x")],
  ])("%s", async (_, edit) => {
    edit();
    const { site, isPlanned } = await run();
    expect(isPlanned).toBe(true);
    expect(readTree(site.output)).toEqual(readTree((await buildClean()).output));
    expect((await run()).site.report).toMatchObject({ rendered: 0, written: 0, removed: 0 });
    appendFileSync(content("discussions/2026/d5.md"), "\nپایان.\n");
    expect((await run()).isPlanned).toBe(false);
    expect(readTree(site.output)).toEqual(readTree((await buildClean()).output));
  });

  test("after a new discussion, if links are dead", async () => {
    appendFileSync(content("discussions/2026/d4.md"), "\n[نه](../nowhere.md)\n");
    await run();
    add("nowhere.md", writeDiscussion());
    const { site, isPlanned } = await run();
    expect(isPlanned).toBe(true);
    expect([site.notes, readTree(site.output)]).toEqual([[], readTree((await buildClean()).output)]);
  });

  test("after a mistake, which is reported", async () => {
    change("discussions/2026/d4.md", "---\n", "---\nno such key: 1\n");
    const { site, isPlanned } = await run();
    expect([isPlanned, site.problems.length]).toEqual([true, 1]);
  });

  test("after a new discussion with the name of another, which is reported", async () => {
    add("d4.md", writeDiscussion());
    const { site, isPlanned } = await run();
    expect([isPlanned, site.problems.length]).toEqual([true, 1]);
  });

  test("after an edit of a reply below a removed first post, or beside a removed reply", async () => {
    writeFileSync(content("discussions/a.md"), writeTombstone());
    writeFileSync(content("discussions/b/1.md"), writeTombstone());
    add("b/2.md", writeReply());
    await run();
    for (const name of ["a/2.md", "b/2.md"]) {
      appendFileSync(content(`discussions/${name}`), "\nبیشتر.\n");
      const { site, isPlanned } = await run();
      expect(isPlanned).toBe(true);
      expect(readTree(site.output)).toEqual(readTree((await buildClean()).output));
    }
  });

  test("while something is scheduled", async () => {
    writeFileSync(content("discussions/later.md"), writeDiscussion({ created: "2026-12-05T08:00:00Z" }));
    await run();
    appendFileSync(content("discussions/2026/d4.md"), "\nپایان.\n");
    expect((await run()).isPlanned).toBe(true);
  });

  test.each<[string, (cache: string, same: string) => void]>([
    ["if the cache is damaged", (cache) => truncateSync(cache, 1000)],
    ["if the description of the last build is damaged", (_, same) => truncateSync(same, 100)],
    ["if the cache is that of another build", (cache) => writeCache(cache, findVersion(), readStored(cache))],
  ])("%s", async (_, damage) => {
    const [cache, same] = findFiles();
    damage(cache, same);
    appendFileSync(content("discussions/2026/d4.md"), "\nپایان.\n");
    const { site, isPlanned } = await run();
    expect(isPlanned).toBe(true);
    expect(readTree(site.output)).toEqual(readTree((await buildClean()).output));
  });
});

test.each([
  ["a removed discussion", "[دیگر](2026/d3.md) [سه](/discussions/d3/#نصب)", () => add("2026/d3.md", writeTombstone())],
  ["nothing", "[هیچ](nothing.md)", () => {}],
])("a new or kept link to %s leads where it leads after a clean build", async (_, link, prepare) => {
  prepare();
  await run();
  for (const text of [link, "بیشتر."]) {
    appendFileSync(content("discussions/a.md"), `\n${text}\n`);
    const { site } = await run();
    const clean = await buildClean();
    expect([site.notes, readTree(site.output)]).toEqual([clean.notes, readTree(clean.output)]);
  }
});

test("a new file in the way of a new file of the index is a problem, and nothing changes", async () => {
  const before = readTree(join(folder, "dist"));
  appendFileSync(content("discussions/2026/d4.md"), "\nپایان.\n");
  const { site } = await run();
  const [list = ""] = (site.changes?.written ?? []).filter((path) => path.startsWith("assets/search/"));
  expect(list).not.toBe("");
  rmSync(join(folder, "dist"), { recursive: true });
  change("discussions/2026/d4.md", "\nپایان.\n", "");
  await run();
  writeFileSync(dist(list), "mine");
  appendFileSync(content("discussions/2026/d4.md"), "\nپایان.\n");
  const blocked = await run();
  expect(blocked.isPlanned).toBe(false);
  expect(blocked.site.problems.map(({ file }) => blocked.site.locate(file))).toEqual([dist(list)]);
  rmSync(dist(list));
  expect(readTree(join(folder, "dist"))).toEqual(before);
});

test("what is stored after an edit is what a build stores that plans the whole site", async () => {
  change("discussions/a.md", /$/, "\nپایان.\n");
  change("discussions/2026/d4.md", "متن", "نوشتهٔ دیگر");
  remove("d0");
  change("discussions/2026/d1.md", "[php, t1]", "[new]");
  add("2026/d2/1.md", writeReply({ author: "پروین" }));
  add("2026/new.md", writeDiscussion({ author: "پروین", tags: "[t2]" }));
  expect((await run()).isPlanned).toBe(false);
  const [cache, same] = findFiles();
  const changed = describeStored(readStored(cache));
  rmSync(same);
  expect((await run()).isPlanned).toBe(true);
  expect(changed).toEqual(describeStored(readStored(cache)));
});

function findFiles(): readonly [string, string] {
  const names = readdirSync(join(folder, "store/builds"));
  const find = (ending: string) => join(folder, "store/builds", names.find((name) => name.endsWith(ending)) ?? "");
  return [find(".cache"), find(".same")];
}

function readStored(file: string): StoredCache {
  const sealed = readSealed(file, findVersion());
  return (sealed.kind === "value" ? sealed.value : {}) as StoredCache;
}

/** What a cache holds, by names instead of places. */
function describeStored({ site, pages, paths, records, index, assets }: StoredCache) {
  const list = (packed: typeof records | undefined, names: readonly string[]) =>
    new Map(names.map((name, place) => [name, packed && unpack(packed, place)]));
  return {
    ...{ index, assets: [...assets.keys()], records: list(records, paths), pages: decodePages(pages) },
    site: {
      ...site,
      entries: list(site?.entries, site?.columns.files ?? []),
      kinds: new Map(pages.urls.map((url, row) => [url, site?.kinds[row]])),
    },
  };
}
