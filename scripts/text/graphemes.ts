import { walkGraphemes } from "./grapheme-walk.ts";

/** How far, in graphemes, a cut moves back to a word's end. */
const reach = 20;

/** UTF-16 units that a cut text may take for each grapheme, as one grapheme has no bound of its own. The longest emoji has 15 (UTS 51). */
const unitsEach = 16;

/** White space, joiners, ellipses and separators, which would hang before the `…`. */
const hanging = /[\s…,،;؛:]|\u200c|\u200d/;

/**
 * Counts what a reader sees as one letter: extended grapheme clusters (UAX 29).
 *
 * @example countGraphemes("می‌خواهم 👩‍💻") // => 9
 */
export function countGraphemes(text: string): number {
  return walkGraphemes(text, Number.POSITIVE_INFINITY).count;
}

/**
 * Cuts a text after at most `limit` graphemes, at a word's end if one is within the last 20, and adds one `…`.
 * No joiner, mark or separator is left hanging before it. A text within the limit is returned as it is, unless it has far more units than
 * letters.
 *
 * @example cutText("سلام دوستان، وقت بخیر", 14) // => "سلام دوستان…"
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const { end } = walkGraphemes(sliceUnits(text, limit * unitsEach), limit);
  return end === text.length ? text : `${text.slice(0, dropHanging(text, moveToWordEnd(text, end)))}…`;
}

/** The start of a text, without half of a pair. */
function sliceUnits(text: string, units: number): string {
  const isPair = text.length > units && /[\ud800-\udbff]/.test(text.charAt(units - 1));
  return text.slice(0, isPair ? units - 1 : units);
}

function moveToWordEnd(text: string, end: number): number {
  if (isSpaceAt(text, end)) return end;
  let space = end - 1;
  while (space >= 0 && !isSpaceAt(text, space)) space--;
  return space > 0 && countGraphemes(text.slice(space, end)) <= reach ? space : end;
}

/** Moves back over what hangs, with the marks that stand on it. */
function dropHanging(text: string, end: number): number {
  let kept = end;
  let index = end;
  while (index > 0) {
    const character = characterBefore(text, index);
    index -= character.length;
    if (hanging.test(character)) kept = index;
    else if (!/\p{M}/u.test(character)) break;
  }
  return kept;
}

function characterBefore(text: string, index: number): string {
  const pair = text.slice(index - 2, index);
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(pair) ? pair : text.charAt(index - 1);
}

function isSpaceAt(text: string, index: number): boolean {
  return /\s/.test(text.charAt(index));
}
