import { walkGraphemes } from "./grapheme-walk.ts";

/** In graphemes: how far a cut moves back to the end of a word. */
const reach = 20;

/**
 * UTF-16 units that a cut text may use for each grapheme, since a grapheme itself is unbounded. The
 * longest emoji has 15 (UTS 51).
 */
const unitsEach = 16;

/** White space, joiners, ellipses and separators: not wanted before the `…`. */
const hanging = /[\s…,،;؛:]|\u200c|\u200d/;

/**
 * Counts extended grapheme clusters (UAX 29): what a reader sees as one letter.
 *
 * @example countGraphemes("می‌خواهم 👩‍💻") // => 9
 */
export function countGraphemes(text: string): number {
  return walkGraphemes(text, Number.POSITIVE_INFINITY).count;
}

/**
 * Cuts a text after at most `limit` graphemes and adds `…`. The cut moves to the end of a word
 * within the last 20 graphemes, and removes joiners, marks and separators before the `…`. A text
 * within the limit stays unchanged, unless it has more than 16 UTF-16 units for each grapheme
 * allowed.
 *
 * @example cutText("سلام دوستان، وقت بخیر", 14) // => "سلام دوستان…"
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const { end } = walkGraphemes(sliceUnits(text, limit * unitsEach), limit);
  return end === text.length ? text : `${text.slice(0, dropHanging(text, moveToWordEnd(text, end)))}…`;
}

/** The start of a text; never ends within a surrogate pair. */
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

/** Moves back over trailing separators and the marks on them. */
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
