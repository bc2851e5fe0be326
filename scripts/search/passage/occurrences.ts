import type { Folding } from "../../locale/locale.ts";
import { groupWords, type SearchWord, type WordGroup } from "../../text/search-words.ts";
import { matchesTerm, type Term, type Wanted } from "../query/words.ts";

/** A range of a text in UTF-16 units, without `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A wanted word in a text. */
export interface Occurrence extends Span {
  /** The position of the word in the query. */
  readonly wanted: number;
  /** The position of the word in the text, in groups. */
  readonly position: number;
}

/**
 * Finds the wanted words in the words of a text, in the order of the text. If the text has a word
 * joined, its parts do not match.
 */
export function findOccurrences(text: string, groups: readonly WordGroup[], wanted: readonly Wanted[]): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (const [index, { ways }] of wanted.entries()) {
    for (const terms of ways) {
      const places = terms.map((term) => findTerm(text, groups, term, index));
      if (!places.every(({ length }) => length > 0)) continue;
      found.push(...places.flat());
      break;
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/**
 * Finds a term as a whole group of words, or else as single words. A group with a space matches as
 * a whole only if no single word does.
 */
function findTerm(text: string, groups: readonly WordGroup[], term: Term, wanted: number): readonly Occurrence[] {
  const found: Occurrence[] = [];
  let position = 0;
  for (const { whole, parts } of groups) {
    const isWhole = matchesTerm(whole.word, term) && (parts.length === 1 || !isFoundApart(text, whole, parts, term));
    if (isWhole) found.push({ start: whole.start, end: whole.end, position, wanted });
    else for (const { word, start, end } of parts) if (matchesTerm(word, term)) found.push({ start, end, position, wanted });
    position += 1;
  }
  return found;
}

function isFoundApart(text: string, { start, end }: SearchWord, parts: readonly SearchWord[], term: Term): boolean {
  return parts.some(({ word }) => matchesTerm(word, term)) && /\s/.test(text.slice(start, end));
}

/** The places of the wanted words in a text. They are in order and do not overlap. */
export function findMatches(text: string, wanted: readonly Wanted[], folding: Folding): readonly Span[] {
  const merged: Span[] = [];
  for (const { start, end } of findOccurrences(text, groupWords(text, folding), wanted)) {
    const last = merged.at(-1);
    if (last && start < last.end) merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else merged.push({ start, end });
  }
  return merged;
}
