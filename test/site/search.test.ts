import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { decodeTexts, type TextRecord } from "../../scripts/search/index/texts.ts";
import { copySite, makeFolder, readTree, writeFiles } from "../support/disk.ts";
import { tellProblem } from "../support/english.ts";
import { findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { plenty, writeSearchContent } from "../support/site/search-site.ts";
import { type BuiltSite, build, buildSound, writeDiscussion } from "../support/site/site.ts";

let content: string;
let site: BuiltSite;
beforeAll(async () => {
  content = makeFolder(writeSearchContent());
  site = await buildSound(content, { base: "https://example.org/forum/" });
});

const indexed = (files: readonly string[]) => files.filter((file) => /^(?:search\/index|assets\/search)\//.test(file));

/** The documents of all text files. */
function readDocuments({ output, files }: BuiltSite): readonly TextRecord[] {
  const texts = files.filter((file) => /^search\/index\/texts-\d+\/\d+\.json$/.test(file));
  return texts.flatMap((file) => decodeTexts(readFileSync(join(output, file), "utf8")));
}

describe("the search index", () => {
  test("has one document for each discussion, and none for drafts, pages and listings", () => {
    const documents = readDocuments(site).map((document) => JSON.stringify(document));
    expect(documents).toHaveLength(plenty.length + 8);
    expect(documents.filter((text) => /زیرزمین|آبشار|توضیحات/.test(text))).toEqual([]);
    expect(documents.filter((text) => text.includes("زیتون"))).toHaveLength(1);
  });

  test("has the files that never change in the folder that hosts let browsers keep", () => {
    const lists = site.files.filter((file) => file.startsWith("assets/search/"));
    expect(lists.length).toBeGreaterThan(1);
    for (const file of lists) {
      const name = createHash("sha256").update(site.read(file)).digest("base64url").slice(0, 8);
      expect(file).toBe(`assets/search/${name}.json`);
    }
    const others = site.files.filter((file) => file.startsWith("search/index/"));
    expect(others.filter((file) => !/^search\/index\/(?:entry|texts-\d+\/[\d-]+)\.json$/.test(file))).toEqual([]);
  });

  test("is in the list of the site's files", () => {
    const known = site.read(".goftogu").split("\n");
    expect(indexed(site.files).filter((file) => !known.includes(file))).toEqual([]);
  });
});

describe("the search page", () => {
  test("loads its index and sends its form below the site's folder", () => {
    const form = findOne(findOne(site.page("/search/"), "main"), "form", { role: "search" });
    expect(["action", "data-index", "data-lists"].map((name) => readAttribute(form, name))).toEqual([
      "/forum/search/",
      "/forum/search/index/",
      "/forum/assets/search/",
    ]);
  });

  test("offers the existing tags, states and years, in words", () => {
    const page = site.page("/search/");
    const list = (name: string) => findAll(findOne(page, "select", { name }), "option").map(readText);
    expect(list("tag")).toEqual(["همهٔ برچسب‌ها", "php", "C#", "vue", "ویژگی"]);
    expect(list("status")).toEqual(["همهٔ گفتگوها", "حل‌شده", "حل‌نشده", "بدون پاسخ", "بسته"]);
    expect(list("year")).toEqual(["همهٔ سال‌ها", "۱۴۰۴", "۱۴۰۲"]);
    expect(list("sort")).toEqual(["مرتبط‌ترین", "تازه‌ترین"]);
  });

  test("is the target of the search box of every other page", () => {
    for (const file of site.files.filter((name) => name.endsWith(".html"))) {
      const boxes = findAll(findOne(site.page(`/${file}`), "header", { class: "site-header" }), "form");
      const actions = file === "search/index.html" ? [] : ["/forum/search/"];
      expect([file, boxes.map((box) => readAttribute(box, "action"))]).toEqual([file, actions]);
    }
  });
});

test("no page may have the address of the search", async () => {
  const files = { "discussions/a.md": writeDiscussion(), "pages/search.md": "---\ntitle: جستجو\n---\nمتن\n" };
  const { problems } = await build(makeFolder(files));
  expect(problems.map(tellProblem).map(({ file, reason }) => [file, reason])).toEqual([
    [
      "pages/search.md",
      "the name `search` is reserved: the site has its own page or file there, or may have it after a change of settings",
    ],
  ]);
});

test("--no-search leaves out page, boxes, script and index, and removes older ones", async () => {
  const output = join(makeFolder(), "dist");
  const { files } = await buildSound(content, { output });
  expect(indexed(files)).toHaveLength(indexed(site.files).length);
  const without = await buildSound(content, { output, search: false });
  expect(without.files.filter((file) => /search/.test(file))).toEqual([]);
  expect(findAll(without.page("/"), "form")).toEqual([]);
  expect(readTree(output)).toEqual(readTree((await buildSound(content, { search: false })).output));
});

test("an index that changes is the same as a new one", async () => {
  const copy = copySite("persian");
  const { output, files } = await buildSound(copy, { cache: "used" });
  writeFiles(copy, {
    "discussions/2026/only-vue.md": "---\ntitle: عوض شد\nauthor: نگار\ncreated: 2026-01-05\ntags: [vue]\n---\nمتن تازه\n",
  });
  const changed = await buildSound(copy, { output, cache: "used" });
  const made = await buildSound(copy);
  expect(indexed(changed.files)).not.toEqual(indexed(files));
  expect(readTree(output)).toEqual(readTree(made.output));
});

test("an index stays as it is when the site moves to another folder", async () => {
  const small = makeFolder({ "discussions/a.md": writeDiscussion() });
  const [here, there] = await Promise.all(
    ["https://example.org/here/", "https://example.org/there/"].map((base) => buildSound(small, { base })),
  );
  const read = (built: BuiltSite | undefined) => indexed(built?.files ?? []).map((file) => [file, built?.read(file)]);
  expect(read(there)).toEqual(read(here));
  expect(read(here).length).toBeGreaterThan(3);
});
