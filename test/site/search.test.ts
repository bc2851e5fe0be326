import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { copySite, listFiles, makeFolder, readTree, writeFiles } from "../support/disk.ts";
import { tellProblem } from "../support/english.ts";
import { findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { plenty, writeSearchContent } from "../support/site/search-site.ts";

import { type BuiltSite, build, buildSound, withSearch, writeDiscussion } from "../support/site/site.ts";

let content: string;
let site: BuiltSite;
beforeAll(async () => {
  content = makeFolder(writeSearchContent());
  site = await buildSound(content, { base: "https://example.org/forum/", ...withSearch });
});

const indexed = (files: readonly string[]) => files.filter((file) => file.startsWith("search/index/"));

/** The data of Pagefind for each record, as text. */
function readFragments({ output, files }: BuiltSite): readonly string[] {
  return files.filter((file) => file.endsWith(".pf_fragment")).map((file) => gunzipSync(readFileSync(join(output, file))).toString());
}

describe("the search index", () => {
  test("has one record for each discussion, and none for drafts, pages and listings", () => {
    const fragments = readFragments(site);
    expect(fragments).toHaveLength(plenty.length + 8);
    expect(fragments.filter((text) => /زیرزمین|آبشار|توضیحات/.test(text))).toEqual([]);
    expect(fragments.filter((text) => text.includes("زیتون"))).toHaveLength(1);
  });

  test("contains only files of Pagefind that the search page loads", () => {
    const kinds = indexed(site.files).map((file) => file.replace(/unknown_[0-9a-f]+/, "HASH"));
    expect([...new Set(kinds)].sort()).toEqual([
      "search/index/filter/HASH.pf_filter",
      "search/index/fragment/HASH.pf_fragment",
      "search/index/index/HASH.pf_index",
      "search/index/pagefind-entry.json",
      "search/index/pagefind.HASH.pf_meta",
      "search/index/pagefind.js",
      "search/index/wasm.unknown.pagefind",
    ]);
  });

  test("is in the list of the site's files", () => {
    const known = site.read(".goftogu").split("\n");
    expect(indexed(site.files).filter((file) => !known.includes(file))).toEqual([]);
  });
});

describe("the search page", () => {
  test("loads its index and sends its form below the site's folder", () => {
    const form = findOne(findOne(site.page("/search/"), "main"), "form", { role: "search" });
    expect(["action", "data-index"].map((name) => readAttribute(form, name))).toEqual(["/forum/search/", "/forum/search/index/"]);
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
  const { files } = await buildSound(content, { output, ...withSearch });
  expect(indexed(files)).toHaveLength(indexed(site.files).length);
  const without = await buildSound(content, { output, search: "none" });
  expect(without.files.filter((file) => /search|pagefind|pf_/.test(file))).toEqual([]);
  expect(findAll(without.page("/"), "form")).toEqual([]);
  expect(readTree(output)).toEqual(readTree((await buildSound(content, { search: "none" })).output));
});

test("--keep-search builds the pages and keeps the index of the last build", async () => {
  const copy = copySite("persian");
  const { output, files } = await buildSound(copy, withSearch);
  writeFiles(copy, {
    "discussions/2026/only-vue.md": "---\ntitle: عوض شد\nauthor: نگار\ncreated: 2026-01-05\ntags: [vue]\n---\nمتن تازه\n",
  });
  const kept = await buildSound(copy, { output, search: "kept" });
  expect(indexed(kept.files)).toEqual(indexed(files));
  expect(kept.read("discussions/only-vue/index.html")).toContain("عوض شد");
  const renewed = await buildSound(copy, { output, ...withSearch });
  expect(indexed(renewed.files)).not.toEqual(indexed(files));
  expect(indexed(listFiles(output))).toEqual(indexed(renewed.files));
});

test("a kept index works for a site that moved to another folder", async () => {
  const small = makeFolder({ "discussions/a.md": writeDiscussion() });
  const [here, there] = ["https://example.org/here/", "https://example.org/there/"];
  const { output } = await buildSound(small, { base: here, ...withSearch });
  const moved = await buildSound(small, { base: there, output, search: "kept" });
  const made = await buildSound(small, { base: there, ...withSearch });
  expect(readTree(moved.output)).toEqual(readTree(made.output));
});
