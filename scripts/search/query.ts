import { belongTogether } from "../text/persian-affixes.ts";
import { groupWords, type WordGroup } from "../text/search-words.ts";
import { wordEnd } from "./index-text.ts";

/** What the index is asked for: a word with `wordEnd` as it is, another one as the start of words. */
export type Term = string;

/** A word of a query. */
export interface Wanted {
  /** How a discussion can have it, each a list of terms that it must all have; the likeliest first. */
  readonly ways: readonly (readonly Term[])[];
  /** True where a later way is meant only if an earlier one finds nothing: «می» alone stands in every text that has a verb. */
  readonly isOneWord: boolean;
}

/** A word with a number behind it, which some write apart: `PHP8`, `PHP 8`. */
const numbered = /^(\p{L}+)(\p{N}+)$/u;

const number = /^\p{N}+$/u;
const letterAtEnd = /\p{L}$/u;

/** More words make no difference to what is found, but work. */
const wordLimit = 16;

/**
 * What a query asks of a discussion, which must have every word: as one, or in its parts.
 *
 * @example parseQuery("می خواهم") // => [{ ways: [["میخواهم"], ["میǀ", "خواهم"]], isOneWord: true }]
 */
export function parseQuery(query: string): readonly Wanted[] {
  // In lower case a reader's `JavaScript` is one word.
  const groups = groupWords(query.toLowerCase()).slice(0, wordLimit);
  return groups.map((group, index) => buildWanted(group, groups[index - 1]));
}

/** The word before finds what a number is joined to by its start; so the number alone can also be had as the end of that word. */
function buildWanted({ whole, parts }: WordGroup, before: WordGroup | undefined): Wanted {
  const joined = [buildTerm(whole.word)];
  const words = parts.map(({ word }) => word);
  if (words.length > 1) {
    const apart = words.map((word, index) => (index < words.length - 1 ? word + wordEnd : buildTerm(word)));
    const isGrouped = words.every((word) => number.test(word));
    const isOneWord = isGrouped || words.every((word, index) => index === 0 || belongTogether(words[index - 1] ?? "", word));
    return { ways: [joined, apart], isOneWord };
  }
  if (before && number.test(whole.word) && letterAtEnd.test(before.whole.word))
    return { ways: [joined, [before.whole.word + whole.word]], isOneWord: false };
  const [, letters, digits] = numbered.exec(whole.word) ?? [];
  if (letters === undefined || digits === undefined) return { ways: [joined], isOneWord: true };
  return { ways: [joined, [buildTerm(letters), buildTerm(digits)]], isOneWord: false };
}

/** A single letter starts too many words. */
function buildTerm(word: string): Term {
  return word.length === 1 ? word + wordEnd : word;
}

/** Whether a word of a text is what a term asks for. */
export function matchesTerm(word: string, term: Term): boolean {
  return `${word}${wordEnd}`.startsWith(term);
}
