import { groupWords, type WordGroup } from "../text/search-words.ts";
import { wordEnd } from "./index-text.ts";

/** What the index is asked for: a word with `wordEnd` as it is, another one as the start of words. */
export type Term = string;

/** A word of a query: the ways in which a discussion can have it, each a list of terms that it must all have. */
export type Wanted = readonly (readonly Term[])[];

/** More words make no difference to what is found, but work. */
const wordLimit = 16;

/**
 * What a query asks of a discussion, which must have every word: as one, or in its parts.
 *
 * @example parseQuery("می خواهم") // => [[["میخواهم"], ["میǀ", "خواهم"]]]
 */
export function parseQuery(query: string): readonly Wanted[] {
  // In lower case a reader's `JavaScript` is one word.
  return groupWords(query.toLowerCase()).slice(0, wordLimit).map(buildWanted);
}

function buildWanted({ whole, parts }: WordGroup): Wanted {
  const joined = [buildTerm(whole.word)];
  if (parts.length === 1) return [joined];
  return [joined, parts.map(({ word }, index) => (index < parts.length - 1 ? word + wordEnd : buildTerm(word)))];
}

/** A single letter starts too many words. */
function buildTerm(word: string): Term {
  return word.length === 1 ? word + wordEnd : word;
}

/** Whether a word of a text is what a term asks for. */
export function matchesTerm(word: string, term: Term): boolean {
  return `${word}${wordEnd}`.startsWith(term);
}
