import { walkGraphemes } from "../text/grapheme-walk.ts";
import type { Run } from "../text/inline-code.ts";
import type { Coverage } from "./font-coverage.ts";

/**
 * Characters without a glyph that affect their neighbours: joiners, direction marks and isolates.
 */
const unseen = /^[\u200c-\u200f\u061c\u2066-\u2069]$/;

/**
 * Removes what the font cannot draw, such as emoji and letters of other scripts, which would show
 * empty boxes. A grapheme is removed as a whole, unless only marks are missing.
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

/** True if the font can draw every character. For names, which are wrong without a letter. */
export function isDrawable(text: string, has: Coverage): boolean {
  return [...text.normalize("NFC")].every((character) => isDrawn(character, has));
}

/** The drawable part of a title; empty if that is less than half of its letters. */
export function keepDrawableTitle(title: readonly Run[], has: Coverage): readonly Run[] {
  const kept = title.map(({ text, code }) => ({ text: keepDrawable(text, has), code }));
  return countLetters(kept) * 2 >= countLetters(title) && countLetters(kept) > 0 ? kept : [];
}

function countLetters(runs: readonly Run[]): number {
  return runs.map(({ text }) => text.match(/[\p{L}\p{N}\p{S}]/gu)?.length ?? 0).reduce((sum, count) => sum + count, 0);
}
