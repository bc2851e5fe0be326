import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeIndex } from "../../../scripts/search/index/change-index.ts";
import type { SearchDocument } from "../../../scripts/search/index/document.ts";
import { createTermReader } from "../../../scripts/search/index/document-terms.ts";
import { assignSlots, type Slots } from "../../../scripts/search/index/slots.ts";
import { listIndexFiles } from "../../../scripts/search/index/state.ts";
import { writeYears } from "../../../scripts/search/index/write-years.ts";
import { makeDocument } from "./documents.ts";
import { lowLimits, type MadeIndex, makeIndex, readFile } from "./made-index.ts";

type Documents = ReadonlyMap<string, SearchDocument>;

const placeAll = (documents: Documents, { slots }: Slots) => new Map(Array.from(slots, ([slug, slot]) => [slot, documents.get(slug)]));

/** Changes an index as a build does, and keeps only the files that the new state lists. */
function change(
  { files, slots, state }: MadeIndex,
  before: Documents,
  after: Documents,
  limits = lowLimits,
): MadeIndex & { written: Set<string> } {
  const listed = [...after.values()];
  const now = assignSlots([...after.keys()]);
  const [placed, placedNow] = [placeAll(before, slots), placeAll(after, now)];
  const changes = [...new Set([...placed.keys(), ...placedNow.keys()])]
    .map((slot) => ({ slot, before: placed.get(slot), after: placedNow.get(slot) }))
    .filter((change) => change.before !== change.after);
  const all = new Map(files);
  const written = new Set<string>();
  const write = (name: string, content: string) => {
    if (all.get(name) !== content) written.add(name);
    all.set(name, content);
  };
  const years = writeYears(listed, now, write, lowLimits);
  const next = changeIndex(
    state,
    { count: listed.length, changes, years },
    { read: (name) => readFile(files, name), write },
    createTermReader("common"),
    limits,
  );
  const kept = [...listIndexFiles(next)].map((name): [string, string] => [name, readFile(all, name)]);
  return { files: new Map(kept), slots: now, state: next, written };
}

const words = Array.from(
  { length: 60 },
  (_, index) => ["کار", "page", "دریا", "zoom"][index % 4] + String.fromCharCode(97 + (index % 26)) + "بپتجسش"[index % 6],
);

/** Early words are in most documents, so that their lists are long. */
const word = fc.integer({ min: 0, max: words.length ** 2 - 1 }).map((number) => words[Math.floor(number ** 2 / words.length ** 3)] ?? "");

const document = (slug: string) =>
  fc
    .record({
      title: word,
      author: word,
      tags: fc.uniqueArray(word, { maxLength: 2 }),
      year: fc.constantFrom("1404", "1405"),
      posts: fc.array(
        fc.array(word, { minLength: 1, maxLength: 12 }).map((text) => text.join(" ، ")),
        { maxLength: 2 },
      ),
    })
    .map((fields) => makeDocument({ slug, status: ["unsolved"], ...fields }));

interface Edit {
  readonly slug: number;
  readonly isDeleted: boolean;
}

const edit = fc.record<Edit>({ slug: fc.nat(69), isDeleted: fc.boolean() });
const rounds = (most: number) => fc.array(fc.array(edit, { minLength: 1, maxLength: most }), { minLength: 3, maxLength: 6 });

/** Puts or deletes some documents after each other, and compares with a new index each time. */
function checkRounds(gen: fc.GeneratorValue, size: number, all: readonly (readonly Edit[])[]): void {
  let documents: Documents = new Map(Array.from({ length: size }, (_, index) => [`d${index}`, gen(document, `d${index}`)]));
  let index: MadeIndex = makeIndex([...documents.values()], lowLimits);
  for (const edits of all) {
    const after = new Map(documents);
    for (const { slug, isDeleted } of edits) {
      if (isDeleted) after.delete(`d${slug}`);
      else after.set(`d${slug}`, gen(document, `d${slug}`));
    }
    const clean = makeIndex([...after.values()], lowLimits);
    const isPossible = index.state.bits === clean.state.bits;
    index = isPossible ? change(index, documents, after) : clean;
    expect(index.files).toEqual(clean.files);
    expect(index.state).toEqual(clean.state);
    documents = after;
  }
}

describe("a changed index", () => {
  it("equals a new index byte for byte after any changes", () => {
    const sizes = fc.integer({ min: 0, max: 60 });
    fc.assert(fc.property(fc.gen(), sizes, rounds(6), checkRounds), { numRuns: 100 });
  });

  it("equals a new index around a power of two, where all slots change", () => {
    const sizes = fc.integer({ min: 126, max: 130 });
    const added = rounds(4).map((all) => all.map((edits) => edits.map((one) => ({ ...one, slug: 126 + (one.slug % 6) }))));
    fc.assert(fc.property(fc.gen(), sizes, added, checkRounds), { numRuns: 15 });
  });

  it("equals a new index after every document is deleted, and after the first returns", () => {
    const one = new Map([["a", makeDocument({ slug: "a", posts: ["یک page"], tags: ["x"] })]]);
    const none: Documents = new Map();
    const index = change(makeIndex([...one.values()], lowLimits), one, none);
    expect(Object.fromEntries(index.files)).toEqual({
      entry: '{"version":2,"bits":8,"count":0,"levels":1,"files":["",""],"years":[]}',
    });
    expect(change(index, none, one).files).toEqual(makeIndex([...one.values()], lowLimits).files);
  });
});
