import { groupWords, type SearchWord } from "../text/search-words.ts";
import { matchesTerm, type Wanted } from "./query.ts";

/** A piece of a text in UTF-16 units, `end` not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a text has the words that are wanted, in order and apart; a word that it has as one is not looked for in parts. */
export function findMatches(text: string, wanted: readonly Wanted[]): readonly Span[] {
  const words = groupWords(text).flatMap(({ whole, parts }) => (parts.length > 1 ? [whole, ...parts] : [whole]));
  const spans = wanted.flatMap((ways) => ways.map((terms) => findWay(words, terms)).find((found) => found.length > 0) ?? []);
  return mergeSpans(spans);
}

/** Every place of each term, if the words have all of them. */
function findWay(words: readonly SearchWord[], terms: readonly string[]): readonly Span[] {
  const found = terms.map((term) => words.filter(({ word }) => matchesTerm(word, term)));
  return found.every((places) => places.length > 0) ? found.flat() : [];
}

function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start < last.end) merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else merged.push({ start, end });
  }
  return merged;
}
