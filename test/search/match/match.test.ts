import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SearchDocument } from "../../../scripts/search/index/document.ts";
import { indexLimits } from "../../../scripts/search/index/limits.ts";
import { matchQuery } from "../../../scripts/search/match/match.ts";
import type { IndexReader } from "../../../scripts/search/read/index-reader.ts";
import * as special from "../../../scripts/search/special.ts";
import type { SearchState } from "../../../scripts/search/state.ts";
import { openDocuments } from "../../support/search/memory-index.ts";
import { parseQuery } from "../../support/search/parse-query.ts";
import { makeDocument } from "../index/documents.ts";
import { lowLimits } from "../index/made-index.ts";
import { findByBruteForce } from "./brute-force.ts";

const everything = 10_000;

async function findSlugs(index: IndexReader, state: SearchState): Promise<readonly string[]> {
  const { slots, found, isMore } = await matchQuery(index, parseQuery(state.query, "common", []), state, everything, special);
  expect([found, isMore]).toEqual([slots.length, false]);
  return Promise.all(Array.from(slots, async (slot) => (await index.loadRecord(slot)).slug));
}

/** Few words, so that many documents share them. Some are prefixes, some can be written apart. */
const words = [
  ...["می", "خواهم", "می\u200cخواهم", "میخواهم", "کتاب", "کتابها", "کتاب ها", "و", "گفت", "گفتگو", "php", "php8", "8", "phpunit"],
  ...["vue", "vue-router", "router", "vuex", "c++", "c", "simplePaginate", "paginate", "12,345", "12345", "12", "🎉", "é", "eau"],
];
const anyWord = fc.constantFrom(...words);
const anyText = (maxLength: number) => fc.array(anyWord, { maxLength }).map((list) => list.join(" "));
const tags = ["php", "vue", "c~23"];
const statuses = ["solved", "unsolved", "closed"];
const years = ["1403", "1404", "1405"];

const anyDocuments: fc.Arbitrary<readonly SearchDocument[]> = fc
  .array(
    fc
      .record({
        title: anyText(3),
        author: fc.constantFrom("سارا", "سارا محمدی", "ali"),
        tags: fc.subarray(tags),
        status: fc.subarray(statuses),
        year: fc.constantFrom(...years),
        posts: fc.array(anyText(6), { maxLength: 3 }),
      })
      .map((fields) => fields),
    { maxLength: 60 },
  )
  .map((list) => list.map((fields, index) => makeDocument({ slug: `d${index}`, at: index, ...fields })));

const anyQuery = fc
  .array(fc.tuple(fc.constantFrom("", "", "", "-"), anyWord), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map(([sign, word]) => sign + word).join(" "));
const orNone = (values: readonly string[]) => fc.constantFrom("", "", "", ...values);
const anyState: fc.Arbitrary<SearchState> = fc.record({
  query: fc.oneof(
    anyQuery,
    anyQuery.map((query) => `${query} author:سارا`),
    fc.constant(""),
  ),
  tag: orNone(tags),
  status: orNone(statuses),
  year: orNone(years),
  sort: orNone(["newest"]),
});

describe.each([
  ["small files and directories", lowLimits],
  ["the usual files", indexLimits],
])("an index with %s", (_, limits) => {
  test("finds exactly what a search without an index finds", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyDocuments, fc.array(anyState, { minLength: 5, maxLength: 5 }), async (documents, states) => {
        const listed = [...documents].sort((a, b) => Number(b.year) - Number(a.year) || b.at - a.at);
        const index = await openDocuments(listed, limits);
        for (const state of states)
          expect([...(await findSlugs(index, state))].sort()).toEqual([...findByBruteForce(listed, state)].sort());
      }),
      { numRuns: 60 },
    );
  });
});
