import type { Folding } from "../locale/locale.ts";
import { limitPhrases } from "./expansion.ts";
import { areOneWord } from "./persian-affixes.ts";
import { buildGroups, type Chain, chainWords, readWords, type WrittenWord } from "./search-words.ts";

/** Calls `emit` for each word of a text, in order. */
export type IndexWordReader = (text: string, emit: (word: string) => void) => void;

interface WordChain {
  readonly written: Chain<WrittenWord>;
  /** The last word: a chain of the next piece may continue with it. */
  readonly last: string;
  /** The words for the index. */
  readonly words: readonly string[];
}

const whiteSpace = /\s+/;

/** Pieces that a reader remembers. A forum repeats most pieces between white space. */
const rememberedPieces = 200_000;

/** UTF-16 units. Longer pieces are addresses and data, and rarely repeat. */
const rememberedLength = 48;

/**
 * Creates a reader of the words that the search index holds: each group of `groupWords` as one
 * word, then its parts if there are several. It remembers the pieces between white space, and is
 * many times faster than `groupWords`.
 *
 * @example
 * const words: string[] = [];
 * createIndexWordReader("common")("می‌خواهم", (word) => words.push(word));
 * // words: ["میخواهم", "می", "خواهم"]
 */
export function createIndexWordReader(folding: Folding): IndexWordReader {
  const remembered = new Map<string, readonly WordChain[]>();
  const readPiece = (piece: string): readonly WordChain[] => {
    const known = remembered.get(piece);
    if (known) return known;
    const chains = chainWords(readWords(piece, folding)).map(buildChain);
    if (piece.length > rememberedLength) return chains;
    if (remembered.size === rememberedPieces) remembered.clear();
    remembered.set(piece, chains);
    return chains;
  };
  return (text, emit) => {
    let open: WordChain | undefined;
    for (const piece of limitPhrases(text).split(whiteSpace)) {
      for (const [index, chain] of readPiece(piece).entries()) {
        // Only the first chain of a piece can continue the last chain of the piece before.
        const continues = open !== undefined && index === 0 && areOneWord(open.last, chain.written[0].word);
        if (open && !continues) for (const word of open.words) emit(word);
        open = open && continues ? buildChain([...open.written, ...chain.written]) : chain;
      }
    }
    if (open) for (const word of open.words) emit(word);
  };
}

function buildChain(written: Chain<WrittenWord>): WordChain {
  const words = buildGroups(written)
    .flatMap(({ whole, parts }) => (parts.length > 1 ? [whole, ...parts] : [whole]))
    .map(({ word }) => word);
  return { written, last: written.at(-1)?.word ?? "", words };
}
