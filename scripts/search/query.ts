import { belongTogether } from "../text/affixes.ts";
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

/** Letters with a number behind them, which some write apart: `PHP8`, `PHP 8`. */
const numbered = /^(\p{L}+) ?(\p{N}+)$/u;

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
  return groups.flatMap((group, index) => {
    const before = groups[index - 1];
    if (before && findNumbered(before, group)) return [];
    const after = groups[index + 1];
    return [(after && findNumbered(group, after)) ?? buildWanted(group)];
  });
}

/** Letters and the number behind them, as one word and as two; undefined where they are something else. */
function findNumbered(...groups: readonly WordGroup[]): Wanted | undefined {
  const [, letters, number] = numbered.exec(groups.map(({ whole }) => whole.word).join(" ")) ?? [];
  if (letters === undefined || number === undefined) return undefined;
  return { ways: [[letters + number], [buildTerm(letters), buildTerm(number)]], isOneWord: false };
}

function buildWanted(group: WordGroup): Wanted {
  const { whole, parts } = group;
  const joined = [buildTerm(whole.word)];
  if (parts.length === 1) return findNumbered(group) ?? { ways: [joined], isOneWord: true };
  const words = parts.map(({ word }) => word);
  const apart = words.map((word, index) => (index < words.length - 1 ? word + wordEnd : buildTerm(word)));
  return { ways: [joined, apart], isOneWord: words.every((word, index) => index === 0 || belongTogether(words[index - 1] ?? "", word)) };
}

/** A single letter starts too many words. */
function buildTerm(word: string): Term {
  return word.length === 1 ? word + wordEnd : word;
}

/** Whether a word of a text is what a term asks for. */
export function matchesTerm(word: string, term: Term): boolean {
  return `${word}${wordEnd}`.startsWith(term);
}
