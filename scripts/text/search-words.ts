import { foldSearch } from "./fold.ts";
import { areOneWord, isEzafe } from "./persian-affixes.ts";
import { buildSymbolWord, unifySpelling } from "./spelling-variants.ts";

/** A folded word and its place in the text, in UTF-16 units; `end` is excluded. */
export interface SearchWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Text that authors write as one word or as several: می‌خواهم, میخواهم, می خواهم; e-mail, email.
 */
export interface WordGroup {
  /** The joined word. */
  readonly whole: SearchWord;
  /** At least one. A single part is `whole`. */
  readonly parts: readonly SearchWord[];
}

interface WrittenWord extends SearchWord {
  /** True if nothing, or only a joining character, separates it from the previous word. */
  readonly isJoined: boolean;
}

/** C++, C# and F#, emoji, or letters, digits and marks with invisible characters between them. */
const written = /[cf](?:\+\+|#)|\p{Emoji_Presentation}|[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00ad\u200b\u200d]*[\p{L}\p{N}\p{M}])?/giu;

/** A lower-case letter or a digit before a capital: `simplePaginate`. */
const hump = /([\p{Ll}\p{N}])(?=\p{Lu})/gu;

const joiner = /^(?:\u200c+|[-_.'’\u2010\u2011])?$/;

/** A character between two digits separates them: 3.10 is not 310. */
const separatedDigits = /\p{N}.+\p{N}/su;

/** Group separators of numbers are the exception (CLDR, "group"): 12,345 and ۱۲٬۳۴۵. */
const grouped = /^\p{Nd}{1,3}[,٬]\p{Nd}{3}$/u;

/** Longer chains are URLs or generated text; their words are not joined. */
const longestGroup = 4;

/**
 * The folded words of a text, grouped where authors also write them as one word. The search index
 * holds both forms.
 *
 * @example groupWords("نمی‌دانم").map(({ parts }) => parts.map(({ word }) => word))
 * // => [["نمی", "دانم"]]
 */
export function groupWords(text: string): readonly WordGroup[] {
  const groups: [SearchWord, ...SearchWord[]][] = [];
  for (const word of readWords(text)) {
    const last = groups.at(-1);
    if (last && (word.isJoined || areOneWord(last.at(-1)?.word ?? "", word.word))) last.push(word);
    else groups.push([word]);
  }
  return groups.flatMap(([first, ...rest]) => buildGroups(first, rest));
}

function buildGroups(first: SearchWord, rest: readonly SearchWord[]): readonly WordGroup[] {
  const parts = [first, ...rest.filter(({ word }) => !isEzafe(word))];
  if (parts.length > longestGroup) return parts.map((part) => ({ whole: part, parts: [part] }));
  const word = unifySpelling(parts.map((part) => part.word).join(""));
  const whole = { word, start: first.start, end: rest.at(-1)?.end ?? first.end };
  return [{ whole, parts: parts.length > 1 ? parts : [whole] }];
}

function readWords(text: string): readonly WrittenWord[] {
  const words: WrittenWord[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(written)) {
    let start = index;
    for (const piece of run.replace(hump, "$1\n").split("\n")) {
      const last = words.at(-1);
      const touches = joiner.test(text.slice(end, start)) && !separatedDigits.test(text.slice(end - 1, start + 1));
      end = start + piece.length;
      const isJoined = last !== undefined && (touches || grouped.test(text.slice(last.start, end)));
      for (const word of foldPiece(piece)) words.push({ word, start, end, isJoined });
      start = end;
    }
  }
  return words;
}

/** Usually one word; a ligature can expand to several. */
function foldPiece(piece: string): readonly string[] {
  const name = buildSymbolWord(piece);
  if (name !== undefined) return [name];
  const folded = foldSearch(piece);
  return folded === "" ? [] : folded.split(" ").map(unifySpelling);
}
