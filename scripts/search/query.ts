import type { Folding } from "../locale/locale.ts";
import { areOneWord } from "../text/persian-affixes.ts";
import { groupWords, type WordGroup } from "../text/search-words.ts";
import { wordEnd } from "./index-text.ts";

/**
 * One request to the index. With `wordEnd` at its end, it matches a whole word. Without, it matches
 * the start of words. The index gets one term at a time, because Pagefind ignores a word of a query
 * that it cannot find. `combineHits` joins the answers.
 */
export type Term = string;

/** A word of a query. */
export interface Wanted {
  /**
   * The ways to match the word, likeliest first. Each is a list of terms that must all match.
   */
  readonly ways: readonly (readonly Term[])[];
  /**
   * True if a later way counts only if the earlier ones find nothing: «می» alone is in every text
   * with a verb.
   */
  readonly isOneWord: boolean;
}

/**
 * A word that ends in a number, which some write apart: `PHP8`, `PHP 8`. The query asks for both,
 * so that the index need not hold both.
 */
const numbered = /^(\p{L}+)(\p{N}+)$/u;

const number = /^\p{N}+$/u;
const letterAtEnd = /\p{L}$/u;

/** More words cost time and find nothing more. */
const wordLimit = 16;

/**
 * Parses a query. A discussion must match every word, joined or in parts.
 *
 * @example
 * parseQuery("می خواهم", "common")
 * // => [{ ways: [["میخواهم"], ["میǀ", "خواهم"]], isOneWord: true }]
 */
export function parseQuery(query: string, folding: Folding): readonly Wanted[] {
  // Case would split `JavaScript` into two words.
  const groups = groupWords(query.toLowerCase(), folding).slice(0, wordLimit);
  return groups.map((group, index) => buildWanted(group, groups[index - 1]));
}

/**
 * A word finds `PHP8` by its start. So a number after that word also matches if it is joined to the
 * word.
 */
function buildWanted({ whole, parts }: WordGroup, before: WordGroup | undefined): Wanted {
  const joined = [buildTerm(whole.word)];
  const words = parts.map(({ word }) => word);
  if (words.length > 1) {
    const apart = words.map((word, index) => (index < words.length - 1 ? word + wordEnd : buildTerm(word)));
    const isGrouped = words.every((word) => number.test(word));
    const isOneWord = isGrouped || words.every((word, index) => index === 0 || areOneWord(words[index - 1] ?? "", word));
    return { ways: [joined, apart], isOneWord };
  }
  if (before && number.test(whole.word) && letterAtEnd.test(before.whole.word))
    return { ways: [joined, [before.whole.word + whole.word]], isOneWord: false };
  const [, letters, digits] = numbered.exec(whole.word) ?? [];
  if (letters === undefined || digits === undefined) return { ways: [joined], isOneWord: true };
  return { ways: [joined, [buildTerm(letters), buildTerm(digits)]], isOneWord: false };
}

/** A single letter must be a whole word, because it starts too many words. */
function buildTerm(word: string): Term {
  return word.length === 1 ? word + wordEnd : word;
}

/** True if a word of a text matches the term. */
export function matchesTerm(word: string, term: Term): boolean {
  return `${word}${wordEnd}`.startsWith(term);
}
