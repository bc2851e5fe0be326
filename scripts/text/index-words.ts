import type { Folding } from "../locale/locale.ts";
import { limitPhrases } from "./expansion.ts";
import { isFolded } from "./fold-word.ts";
import { areOneWord, isAffix } from "./persian-affixes.ts";
import { buildGroups, chainWords, readWords } from "./search-words.ts";
import { unifySpelling } from "./spelling-variants.ts";

/** Calls `emit` with the number of each word of a text, in order. */
export type IndexWordReader = (text: string, emit: (number: number) => void) => void;

/**
 * What is between two spaces: the number of a word that is no affix, other words, or no words. Most
 * pieces are such a word, and a number takes the least memory.
 */
type Piece = number | Words | undefined;

interface Words {
  readonly first: string;
  readonly last: string;
  /** The words for the index. */
  readonly listed: readonly string[];
  /** Their numbers, once they are needed. */
  numbers?: readonly number[];
}

/** Pieces that a reader remembers. A forum repeats most pieces between spaces. */
const rememberedPieces = 200_000;

/** UTF-16 units. Longer pieces are addresses and data, and rarely repeat. */
const rememberedLength = 48;

/**
 * Creates a reader of the words that the search index holds: each group of `groupWords` as one
 * word, then its parts if there are several. It remembers the pieces between spaces, and is many
 * times faster than `groupWords`.
 *
 * @param findNumber returns the number of a word.
 * @example
 * const [words, found]: [string[], string[]] = [[], []];
 * const read = createIndexWordReader("common", (word) => words.push(word) - 1);
 * read("می‌خواهم", (number) => found.push(words[number] ?? ""));
 * // found: ["میخواهم", "می", "خواهم"]
 */
export function createIndexWordReader(folding: Folding, findNumber: (word: string) => number): IndexWordReader {
  const remembered = new Map<string, Piece>();

  const readPiece = (text: string): Piece => {
    const known = remembered.get(text);
    if (known !== undefined || remembered.has(text)) return known;
    const words = parsePiece(text, folding);
    const piece = words && isPlain(words) ? findNumber(words.first) : words;
    if (text.length > rememberedLength) return piece;
    if (remembered.size === rememberedPieces) remembered.clear();
    remembered.set(text, piece);
    return piece;
  };

  const emitPiece = (piece: Piece, emit: (number: number) => void) => {
    if (typeof piece === "number") return emit(piece);
    if (piece === undefined) return;
    piece.numbers ??= piece.listed.map(findNumber);
    for (const number of piece.numbers) emit(number);
  };

  return (text, emit) => {
    /** The piece that is read last. It continues in the next one if words join across the space. */
    let last: Piece;
    /** The text of all pieces that `last` continues; empty if it continues none. */
    let joined = "";
    let before = "";
    const emitLast = () => emitPiece(joined === "" ? last : readPiece(joined), emit);
    for (const next of limitPhrases(text).split(" ")) {
      const piece = readPiece(next);
      if (piece === undefined) continue;
      if (areJoined(last, piece)) joined = `${joined || before} ${next}`;
      else {
        emitLast();
        joined = "";
      }
      [last, before] = [piece, next];
    }
    emitLast();
  };
}

/** Undefined if the text has no words. */
function parsePiece(text: string, folding: Folding): Words | undefined {
  if (isFolded(text)) {
    const word = unifySpelling(text);
    return { first: word, last: word, listed: [word] };
  }
  const words = readWords(text, folding);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return undefined;
  const listed = chainWords(words)
    .flatMap(buildGroups)
    .flatMap(({ whole, parts }) => (parts.length > 1 ? [whole, ...parts] : [whole]))
    .map(({ word }) => word);
  return { first: first.word, last: last.word, listed };
}

/** True for a single word that is no affix. */
function isPlain({ first, last, listed }: Words): boolean {
  return listed.length === 1 && listed[0] === first && first === last && !isAffix(first);
}

/** Whether the last word of a piece and the first word of the next one are one word. */
function areJoined(one: Piece, next: Piece): boolean {
  if (typeof one === "number" && typeof next === "number") return false;
  // All words that are no affixes join the same words as an empty one does.
  return one !== undefined && areOneWord(typeof one === "number" ? "" : one.last, typeof next === "object" ? next.first : "");
}
