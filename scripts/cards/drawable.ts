import { walkGraphemes } from "../text/grapheme-walk.ts";
import type { Run } from "../text/inline-code.ts";
import type { Coverage } from "./font-coverage.ts";

/** Has no glyph of its own, and changes how its neighbours are drawn: ZWNJ, joiners, marks and isolates of direction. */
const unseen = /^[\u200c-\u200f\u061c\u2066-\u2069]$/;

/**
 * A text without what the font cannot draw, which would be a gap or an empty box: letters of other scripts, emoji. What is written as
 * one letter goes as a whole; only a missing mark leaves its letter behind.
 *
 * @example keepDrawable("سلام 👋 漢", has) // => "سلام "
 */
export function keepDrawable(text: string, has: Coverage): string {
  const normal = text.normalize("NFC");
  if (isDrawable(normal, has)) return normal;
  let kept = "";
  for (let start = 0; start < normal.length; ) {
    const end = start + Math.max(1, walkGraphemes(normal.slice(start), 1).end);
    kept += keepGrapheme(normal.slice(start, end), has);
    start = end;
  }
  return kept.replace(/ {2,}/g, " ");
}

function keepGrapheme(grapheme: string, has: Coverage): string {
  const characters = [...grapheme];
  const [first = ""] = characters;
  return isDrawn(first, has) ? characters.filter((character) => isDrawn(character, has)).join("") : "";
}

function isDrawn(character: string, has: Coverage): boolean {
  return has(character.codePointAt(0) ?? 0) || unseen.test(character);
}

/** Whether every character can be drawn: a name without one of its letters is another name. */
export function isDrawable(text: string, has: Coverage): boolean {
  return [...text.normalize("NFC")].every((character) => isDrawn(character, has));
}

/** The drawable part of a title; nothing where that is less than half of it, and would say something else. */
export function keepDrawableTitle(title: readonly Run[], has: Coverage): readonly Run[] {
  const kept = title.map(({ text, code }) => ({ text: keepDrawable(text, has), code }));
  return countLetters(kept) * 2 >= countLetters(title) && countLetters(kept) > 0 ? kept : [];
}

function countLetters(runs: readonly Run[]): number {
  return runs.map(({ text }) => text.match(/[\p{L}\p{N}\p{S}]/gu)?.length ?? 0).reduce((sum, count) => sum + count, 0);
}
