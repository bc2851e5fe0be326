import { describe, expect, it } from "vitest";
import { combineHits, type Hits } from "../../scripts/search/combine.ts";
import type { Wanted } from "../../scripts/search/query.ts";

/** Hits by term: ids with their scores. */
const index: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  joined: { a: 5, b: 1 },
  first: { b: 4, c: 1 },
  second: { b: 2, c: 3, d: 9 },
  laravel: { c: 1, b: 1, a: 1 },
};

const find = (term: string): Hits<{ id: string; score: number }> =>
  new Map(Object.entries(index[term] ?? {}).map(([id, score]) => [id, { id, score }]));
const add = (score: number, other: number) => score + other;
const show = (words: readonly Wanted["ways"][], isOneWord = false) =>
  combineHits(
    words.map((ways) => ({ ways, isOneWord })),
    find,
    add,
  ).map(({ id, score }) => `${id} ${score}`);

describe("hits of several terms", () => {
  it("include the whole word and its parts, with the better score", () => {
    expect(show([[["joined"], ["first", "second"]]])).toEqual(["b 6", "a 5", "c 4"]);
  });

  it("include only the whole word if any text has it", () => {
    expect(show([[["joined"], ["first", "second"]]], true)).toEqual(["a 5", "b 1"]);
    expect(show([[["missing"], ["first", "second"]]], true)).toEqual(["b 6", "c 4"]);
  });

  it("include only texts that match every word, by the sum of the scores", () => {
    expect(show([[["laravel"]], [["first"]]])).toEqual(["b 5", "c 2"]);
  });

  it("are empty if one word is found nowhere", () => {
    expect(show([[["laravel"]], [["missing"]]])).toEqual([]);
    expect(show([[["missing"], ["first", "missing"]]])).toEqual([]);
  });

  it("keep the order of the first word if scores are equal", () => {
    expect(show([[["laravel"]]])).toEqual(["c 1", "b 1", "a 1"]);
  });
});
