import type { Folding } from "../locale/locale.ts";
import { limitPhrases } from "./expansion.ts";
import { foldWord, isFolded, kurdishHeh } from "./fold-word.ts";
import { areOneWord, isEzafe } from "./persian-affixes.ts";
import { buildSymbolWord, unifySpelling } from "./spelling-variants.ts";
import { anyDivider, dropSoftStart, isDivider, isSoftDivider, markSoftDividers, softDividers } from "./word-dividers.ts";

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

export interface WrittenWord extends SearchWord {
  /** True if nothing, or only a joining character, separates it from the previous word. */
  readonly isJoined: boolean;
  /** True if only soft dividers separate it from the previous word. */
  readonly isSoft: boolean;
}

/** At least one word. */
export type Chain<Word> = readonly [Word, ...Word[]];

/** C++, C# and F#, or an emoji. */
const symbols = "[cf](?:\\+\\+|#)|\\p{Emoji_Presentation}";

/** Letters, digits and marks with invisible characters between them. */
const letters = `[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}${softDividers}]*[\\p{L}\\p{N}\\p{M}])?`;

/** The same, and Kurdish heh with the divider that makes it a vowel: the word continues. */
const kurdishLetters = [
  `(?=[\\p{L}\\p{N}])(?:[${kurdishHeh}]\\p{M}*[${anyDivider}]+(?=[\\p{L}\\p{N}])`,
  `[\\p{L}\\p{N}\\p{M}]`,
  `[${softDividers}]+(?=[\\p{L}\\p{N}\\p{M}]))+`,
].join("|");

const written: Readonly<Record<Folding, RegExp>> = {
  common: new RegExp(`${symbols}|${letters}`, "giu"),
  kurdish: new RegExp(`${symbols}|${kurdishLetters}`, "giu"),
};

/** A lower-case letter or a digit before a capital: `simplePaginate`. */
const hump = /([\p{Ll}\p{N}])(?=\p{Lu})/gu;

/** Nothing, half-spaces, or one sign. */
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
 * @example groupWords("نمی‌دانم", "common").map(({ parts }) => parts.map(({ word }) => word))
 * // => [["نمی", "دانم"]]
 */
export function groupWords(text: string, folding: Folding): readonly WordGroup[] {
  return chainWords(readWords(limitPhrases(text), folding)).flatMap(buildGroups);
}

/** Joins words that authors also write as one word. */
export function chainWords(words: readonly WrittenWord[]): readonly Chain<WrittenWord>[] {
  const chains: [WrittenWord, ...WrittenWord[]][] = [];
  for (const word of words) {
    const last = chains.at(-1);
    if (last && (word.isJoined || areOneWord(last.at(-1)?.word ?? "", word.word))) last.push(word);
    else chains.push([word]);
  }
  return chains;
}

/** The groups of a chain: one, or one for each word if the chain is long. */
export function buildGroups(words: Chain<WrittenWord>): readonly WordGroup[] {
  const [first, ...rest]: Chain<SearchWord> = listParts(words).length > longestGroup ? joinSoftly(words) : words;
  const parts = listParts([first, ...rest]);
  if (parts.length > longestGroup) return parts.map((part) => ({ whole: part, parts: [part] }));
  const whole = joinWords(parts, rest.at(-1)?.end ?? first.end);
  return [{ whole, parts: parts.length > 1 ? parts : [whole] }];
}

function listParts([first, ...rest]: Chain<SearchWord>): readonly SearchWord[] {
  return [first, ...rest.filter(({ word }) => !isEzafe(word))];
}

/** Joins the words between which there are only soft dividers. */
function joinSoftly([first, ...rest]: Chain<WrittenWord>): Chain<SearchWord> {
  const others: SearchWord[][] = [];
  const head: SearchWord[] = [first];
  for (const word of rest) {
    if (word.isSoft) (others.at(-1) ?? head).push(word);
    else others.push([word]);
  }
  return [joinWords(head), ...others.map((run) => joinWords(run))];
}

function joinWords(words: readonly SearchWord[], end = words.at(-1)?.end ?? 0): SearchWord {
  return { word: unifySpelling(words.map(({ word }) => word).join("")), start: words[0]?.start ?? 0, end };
}

/** The folded words of a text, in order. White space never joins words. */
export function readWords(text: string, folding: Folding): readonly WrittenWord[] {
  const words: WrittenWord[] = [];
  let [end, before] = [0, ""];
  /** Whether every piece since the last word joins. A tatweel alone is a piece, but no word. */
  let [allJoin, allSoft] = [true, true];
  for (const { 0: run, index } of text.matchAll(written[folding])) {
    for (const { text: piece, offset } of cutRun(run, folding)) {
      const start = index + offset;
      const between = text.slice(end, start);
      const last = words.at(-1);
      const divides = joiner.test(between) || isDivider(before, between, piece);
      const touches = divides && !separatedDigits.test(text.slice(end - 1, start + 1));
      [end, before] = [start + piece.length, piece];
      const isJoined = allJoin && last !== undefined && (touches || grouped.test(text.slice(last.start, end)));
      const isSoft = isJoined && allSoft && isSoftDivider(between);
      const found = foldPiece(piece, folding);
      for (const word of found) words.push({ word, start, end, isJoined, isSoft });
      [allJoin, allSoft] = found.length > 0 ? [true, true] : [isJoined, isSoft];
    }
  }
  return words;
}

/** Cuts a run of letters before each capital of a name and at soft dividers. */
function cutRun(run: string, folding: Folding): readonly { readonly text: string; readonly offset: number }[] {
  if (isFolded(run)) return [{ text: run, offset: 0 }];
  let end = 0;
  return markSoftDividers(run.replace(hump, "$1\n"), folding === "kurdish" ? kurdishHeh : "")
    .split("\n")
    .map((part) => {
      const text = dropSoftStart(part);
      end += part.length;
      return { text, offset: end - text.length };
    });
}

/** Usually one word; a ligature can expand to several. */
function foldPiece(piece: string, folding: Folding): readonly string[] {
  if (isFolded(piece)) return [unifySpelling(piece)];
  const name = buildSymbolWord(piece);
  if (name !== undefined) return [name];
  const folded = foldWord(piece, folding);
  return folded === "" ? [] : folded.split(" ").map(unifySpelling);
}
