import type { Folding } from "../locale/locale.ts";
import { groupWords, type SearchWord, type WordGroup } from "../text/search-words.ts";
import { matchesTerm, type Term, type Wanted } from "./query.ts";

/** A range of a text in UTF-16 units, without `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the wanted words in a text. The spans are in order and do not overlap. If the text has a
 * word joined, its parts do not match.
 */
export function findMatches(text: string, wanted: readonly Wanted[], folding: Folding): readonly Span[] {
  const groups = groupWords(text, folding);
  const findWay = (terms: readonly Term[]) => {
    const found = terms.map((term) => groups.flatMap((group) => findPlaces(group, term, text)));
    return found.every((places) => places.length > 0) ? found.flat() : [];
  };
  return mergeSpans(wanted.flatMap(({ ways }) => ways.map(findWay).find((spans) => spans.length > 0) ?? []));
}

/**
 * Finds a term as a whole group of words, or else as single words. A group with a space matches as
 * a whole only if no single word does.
 */
function findPlaces({ whole, parts }: WordGroup, term: Term, text: string): readonly SearchWord[] {
  const matching = parts.filter(({ word }) => matchesTerm(word, term));
  const isWrittenApart = /\s/.test(text.slice(whole.start, whole.end));
  return matchesTerm(whole.word, term) && !(isWrittenApart && matching.length > 0) ? [whole] : matching;
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
