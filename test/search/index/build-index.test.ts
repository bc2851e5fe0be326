import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildIndex } from "../../../scripts/search/index/build-index.ts";
import { decodeEntry, encodeEntry, findFile } from "../../../scripts/search/index/entry.ts";
import { indexLimits } from "../../../scripts/search/index/limits.ts";
import { decodeShard } from "../../../scripts/search/index/shards.ts";
import { listIndexFiles } from "../../../scripts/search/index/state.ts";
import { decodeYears } from "../../../scripts/search/index/years.ts";
import { buildPart } from "../../support/search/build-part.ts";
import { makeDocument } from "./documents.ts";
import { findDocuments, findPostings, lowLimits, makeIndex, readFile } from "./made-index.ts";

const word = fc.nat(80).map((number) => `w${Math.floor(number ** 2 / 200)}`);
const documents = (size: number) =>
  fc
    .array(fc.array(word, { minLength: 1, maxLength: 20 }), { maxLength: size })
    .map((texts) => texts.map((text, index) => makeDocument({ slug: `d${index}`, posts: [text.join(" ")], tags: text.slice(0, 1) })));

/** All terms of an index from its shards, without the entry. */
const listTerms = ({ files, state }: ReturnType<typeof makeIndex>) =>
  state.shards.flatMap(({ name }) => decodeShard(readFile(files, name)).map(({ term }) => term));

describe("a new index", () => {
  const index = makeIndex([
    makeDocument({ slug: "b", title: "PHP صفحه‌بندی", posts: ["سلام php"], tags: ["php"], year: "1405", at: 9 }),
    makeDocument({ slug: "a", posts: ["سلام"], status: ["solved"], year: "1405", at: 8 }),
    makeDocument({ slug: "سلام", author: "سارا", year: "1404", at: 7 }),
  ]);

  it("finds the documents with a word or a filter", () => {
    expect(findDocuments(index, "سلام")).toEqual({ a: 3, b: 3 });
    expect(findDocuments(index, "php")).toEqual({ b: 7 });
    expect(findDocuments(index, "بندی")).toEqual({ b: 6 });
    expect(findDocuments(index, "#php")).toEqual({ b: 0 });
    expect(findDocuments(index, "!solved")).toEqual({ a: 0 });
    expect(findDocuments(index, "@سارا")).toEqual({ سلام: 0 });
    expect(findDocuments(index, "ph")).toEqual({});
  });

  it("lists the documents of each year, newest first", () => {
    const { years, count } = decodeEntry(readFile(index.files, "entry"));
    expect([...years.keys()]).toEqual(["1405", "1404"]);
    expect(count).toBe(3);
    const [file = ""] = years.values();
    expect(Object.fromEntries(decodeYears(readFile(index.files, file)))).toEqual({ 1404: [0x2a], 1405: [0x82, 0x1a] });
  });

  it("has few years in a file, the oldest together", () => {
    const years = ["5", "4", "4", "3", "2", "1", "1"];
    const documents = years.map((year, slug) => makeDocument({ slug: `d${slug}`, year, at: 9 - slug }));
    const { files, state } = makeIndex(documents, lowLimits);
    const names = new Set(state.years.map(([, name]) => name));
    expect(state.years.map(([year]) => year)).toEqual(["5", "4", "3", "2", "1"]);
    expect(Array.from(names, (name) => [...decodeYears(readFile(files, name)).keys()])).toEqual([
      ["4", "5"],
      ["1", "2", "3"],
    ]);
  });

  it("names every file that it writes", () => {
    expect([...index.files.keys()].sort()).toEqual([...listIndexFiles(index.state)].sort());
  });

  it("does not depend on how the documents are divided into parts", () => {
    const parts = fc.array(fc.nat(3), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(documents(60), parts, (all, owners) => {
        const whole = makeIndex(all, lowLimits);
        const files = new Map<string, string>();
        const divided = [0, 1, 2, 3].map((part) =>
          buildPart(
            all.filter((_, at) => owners[at] === part),
            whole.slots,
            "common",
          ),
        );
        const state = buildIndex(divided, whole.slots, all, (name, content) => files.set(name, content), lowLimits);
        expect(files).toEqual(whole.files);
        expect(state).toEqual(whole.state);
      }),
      { numRuns: 50 },
    );
  });
});

describe("an index with directories", () => {
  it("answers as one without", () => {
    fc.assert(
      fc.property(documents(60), (all) => {
        const flat = makeIndex(all, { ...lowLimits, directoryThreshold: 1000 });
        const deep = makeIndex(all, { ...lowLimits, directoryThreshold: 0 });
        expect(listTerms(deep)).toEqual(listTerms(flat));
        for (const term of [...listTerms(flat), "", "missing", "w", "w0x", "~"])
          expect(findPostings(deep.files, term)).toEqual(findPostings(flat.files, term));
      }),
      { numRuns: 30 },
    );
  });

  it("exists from 100,000 documents on", () => {
    expect(indexLimits.directoryThreshold).toBe(100_000);
    const sizes = [29, 30].map((size) =>
      makeIndex(
        Array.from({ length: size }, (_, number) => makeDocument({ slug: `d${number}` })),
        lowLimits,
      ),
    );
    expect(sizes.map(({ files }) => decodeEntry(readFile(files, "entry")).hasDirectories)).toEqual([false, true]);
  });
});

describe("an index without directories", () => {
  it("finds every term in the file that starts at or before it", () => {
    fc.assert(
      fc.property(documents(60), (all) => {
        const index = makeIndex(all, { ...lowLimits, directoryThreshold: 1000 });
        const { starts, names } = decodeEntry(readFile(index.files, "entry"));
        expect([...starts].sort()).toEqual(starts);
        for (const name of names)
          for (const { term } of decodeShard(readFile(index.files, name))) expect(names[findFile({ starts, names }, term)]).toBe(name);
      }),
      { numRuns: 30 },
    );
  });
});

describe("an entry", () => {
  it("is refused if it has another version", () => {
    const entry = { bits: 8, count: 0, hasDirectories: false, starts: [], names: [], years: new Map() };
    const json = encodeEntry(entry);
    expect(decodeEntry(json)).toEqual(entry);
    expect(() => decodeEntry(json.replace(/"version":\d+/, '"version":0'))).toThrow(TypeError);
  });
});
