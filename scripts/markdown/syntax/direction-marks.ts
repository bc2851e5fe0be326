/**
 * LRM, RLM and ALM, as the source of a character class. Editors for right-to-left text insert them
 * at the start of a line. CommonMark reads them as text, and so the line as a paragraph
 * (commonmark-spec#596). Isolates and embeddings need no rule: `neutraliseText` makes them visible.
 */
export const directionMarks = "\\u061c\\u200e\\u200f";

/** True for a mark that only sets a direction (UAX 9, 2.6). */
export function isDirectionMark(unit: number): boolean {
  return unit === 0x200f || unit === 0x200e || unit === 0x61c;
}
