import type { Folding } from "../../locale/locale.ts";
import { areOneWord } from "../../text/persian-affixes.ts";
import { groupWords, type WordGroup } from "../../text/search-words.ts";
import { cutTerm } from "../index/terms.ts";
import { wordLimit } from "./word-limit.ts";

/** One request to the index. */
export interface Term {
  readonly word: string;
  /** True if only the whole word matches; false if the word may start another one. */
  readonly isWhole: boolean;
}

/** A word of a query. */
export interface Wanted {
  /** As the reader typed it. */
  readonly text: string;
  /**
   * The ways to match the word, likeliest first. Each is a list of terms that must all match.
   */
  readonly ways: readonly (readonly Term[])[];
  /**
   * True if a later way counts only if the earlier ones find nothing: «می» alone is in every text
   * with a verb, and `JavaScript` does not mean the words `java` and `script`.
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

/**
 * Parses words, each of which a discussion must match, joined or in parts.
 *
 * @param isWhole true if the words must not start longer words.
 * @example
 * parseWords("می خواهم", "common")[0]?.ways.map((terms) => terms.map(({ word }) => word))
 * // => [["میخواهم"], ["می", "خواهم"]]
 */
export function parseWords(text: string, folding: Folding, isWhole = false): readonly Wanted[] {
  // Case would split `JavaScript` into two words.
  const lower = text.toLowerCase();
  const groups = groupWords(lower, folding).slice(0, wordLimit);
  return groups.map((group, index) => {
    const { start, end } = group.whole;
    const written = (lower.length === text.length ? text : lower).slice(start, end);
    return { text: written, ...findWays(group, groups[index - 1], isWhole, listCased(written, folding)) };
  });
}

/** The words of an identifier such as `useFakeTimers`, which may be a part of a longer one. */
function listCased(text: string, folding: Folding): readonly string[] {
  return groupWords(text, folding).flatMap(({ parts }) => parts.map(({ word }) => word));
}

/**
 * A word finds `PHP8` by its start. So a number after that word also matches if it is joined to the
 * word.
 */
function findWays(
  { whole, parts }: WordGroup,
  before: WordGroup | undefined,
  isWhole: boolean,
  cased: readonly string[],
): Omit<Wanted, "text"> {
  const open = (word: string) => buildTerm(word, isWhole);
  const split = (words: readonly string[]) => words.map((word, index) => (index < words.length - 1 ? buildTerm(word, true) : open(word)));
  const joined = [open(whole.word)];
  const words = parts.map(({ word }) => word);
  if (words.length > 1) {
    const apart = split(words);
    const isGrouped = words.every((word) => number.test(word));
    const isOneWord = isGrouped || words.every((word, index) => index === 0 || areOneWord(words[index - 1] ?? "", word));
    return { ways: [joined, apart], isOneWord };
  }
  if (before && number.test(whole.word) && letterAtEnd.test(before.whole.word))
    return { ways: [joined, [open(before.whole.word + whole.word)]], isOneWord: false };
  const [, letters, digits] = numbered.exec(whole.word) ?? [];
  if (letters === undefined || digits === undefined) return { ways: cased.length > 1 ? [joined, split(cased)] : [joined], isOneWord: true };
  return { ways: [joined, [open(letters), open(digits)]], isOneWord: false };
}

/** A single letter must be a whole word, because it starts too many words. */
function buildTerm(word: string, isWhole: boolean): Term {
  return { word: cutTerm(word), isWhole: isWhole || word.length === 1 };
}

/** True if a word of a text matches the term. */
export function matchesTerm(word: string, term: Term): boolean {
  return term.isWhole ? word === term.word : word.startsWith(term.word);
}
