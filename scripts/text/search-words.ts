import { foldSearch } from "./fold.ts";
import { belongTogether, isEzafe } from "./persian-affixes.ts";
import { respell, spellName } from "./spelling-variants.ts";

/** A folded word, and where in the text it was written: UTF-16 units, `end` not included. */
export interface SearchWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** What some write as one word and others as several: می‌خواهم, میخواهم, می خواهم; e-mail, email. */
export interface WordGroup {
  /** All of it as one word. */
  readonly whole: SearchWord;
  /** One or more; the only one is `whole`. */
  readonly parts: readonly SearchWord[];
}

interface WrittenWord extends SearchWord {
  /** Nothing, or a sign that holds words together, stands between it and the word before. */
  readonly isHeld: boolean;
}

/** Names with signs, picture signs, else letters, digits and marks with what is not seen between them. */
const written = /[cf](?:\+\+|#)|\p{Emoji_Presentation}|[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00ad\u200b\u200d]*[\p{L}\p{N}\p{M}])?/giu;

/** A lower-case letter or a digit before a capital: `simplePaginate`. */
const hump = /([\p{Ll}\p{N}])(?=\p{Lu})/gu;

const holding = /^(?:\u200c+|[-_.'’\u2010\u2011])?$/;

/** No sign holds digits together, as 3.10 is not 310, but those of a number in groups of three (CLDR, "group"): 12,345 and ۱۲٬۳۴۵. */
const parting = /\p{N}.+\p{N}/su;
const grouped = /^\p{Nd}{1,3}[,٬]\p{Nd}{3}$/u;

/** A longer chain is an address or was made for machines, and each of its words stands for itself. */
const longestGroup = 4;

/**
 * The words of a text as search knows them, in groups that some write as one word.
 *
 * @example groupWords("نمی‌دانم").map(({ whole, parts }) => [whole.word, ...parts.map(({ word }) => word)]) // => [["نمیدانم", "نمی", "دانم"]]
 */
export function groupWords(text: string): readonly WordGroup[] {
  const groups: [SearchWord, ...SearchWord[]][] = [];
  for (const word of readWords(text)) {
    const last = groups.at(-1);
    if (last && (word.isHeld || belongTogether(last.at(-1)?.word ?? "", word.word))) last.push(word);
    else groups.push([word]);
  }
  return groups.flatMap(([first, ...rest]) => buildGroups(first, rest));
}

function buildGroups(first: SearchWord, rest: readonly SearchWord[]): readonly WordGroup[] {
  const parts = [first, ...rest.filter(({ word }) => !isEzafe(word))];
  if (parts.length > longestGroup) return parts.map((part) => ({ whole: part, parts: [part] }));
  const word = respell(parts.map((part) => part.word).join(""));
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
      const isJoined = holding.test(text.slice(end, start)) && !parting.test(text.slice(end - 1, start + 1));
      end = start + piece.length;
      const isHeld = last !== undefined && (isJoined || grouped.test(text.slice(last.start, end)));
      for (const word of fold(piece)) words.push({ word, start, end, isHeld });
      start = end;
    }
  }
  return words;
}

/** Mostly one word; a ligature can stand for several. */
function fold(piece: string): readonly string[] {
  const name = spellName(piece);
  if (name !== undefined) return [name];
  const folded = foldSearch(piece);
  return folded === "" ? [] : folded.split(" ").map(respell);
}
