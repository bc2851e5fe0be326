import type { Folding } from "../../locale/locale.ts";
import { limitPhrases } from "../../text/expansion.ts";
import { joinRuns, type Run } from "../../text/inline-code.ts";
import { buildGroups, chainWords, readWords, type WordGroup, type WrittenWord } from "../../text/search-words.ts";

/** A text with its words. */
export interface TextWords {
  readonly text: string;
  readonly groups: readonly WordGroup[];
}

/** The words of a text stay in memory as long as the text, because a reader types on. */
const known = new WeakMap<readonly Run[], TextWords>();

/** The words of the pieces between white space, most of which other texts repeat. */
const pieces = new Map<string, readonly WrittenWord[]>();

/** Reads the words of a text, as `groupWords` does, but remembers them. A page has one folding. */
export function readTextWords(runs: readonly Run[], folding: Folding): TextWords {
  const before = known.get(runs);
  if (before) return before;
  const text = joinRuns(runs);
  const read = { text, groups: chainWords(readPieces(limitPhrases(text), folding)).flatMap(buildGroups) };
  known.set(runs, read);
  return read;
}

/** White space never joins words, so the words of a piece do not depend on the text around it. */
function readPieces(text: string, folding: Folding): readonly WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const { 0: piece, index } of text.matchAll(/\S+/g)) {
    const read = pieces.get(piece) ?? readWords(piece, folding);
    pieces.set(piece, read);
    for (const word of read) words.push({ ...word, start: word.start + index, end: word.end + index });
  }
  return words;
}
