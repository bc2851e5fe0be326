import { joinRuns, type Run } from "../../text/inline-code.ts";

/** The highest number of UTF-16 units before the place. */
const leadLength = 60;

/** In UTF-16 units: how far the end moves back to the end of a word. */
const reach = 20;

/** White space, joiners, ellipses and separators: not wanted before an ellipsis. */
const hanging = /(?:[\s…,،;؛:\u200c\u200d]\p{M}*)+$/u;

/** A letter with its marks, which may go on after the end of a text. */
const lastLetter = /\P{M}[\p{M}\u200c\u200d]*$/u;

const ellipsis: Run = { text: "…", code: false };

/**
 * Cuts a text around a place. The excerpt starts with a word shortly before the place, and has at
 * most `limit` UTF-16 units. It is not measured in graphemes, as other excerpts are, because not
 * all browsers know them. An ellipsis marks each cut.
 *
 * @param place in UTF-16 units of the whole text.
 * @example
 * cutAround([{ text: "یک دو سه", code: false }], 3, 4)
 * // => [{ text: "یک", code: false }, { text: "…", code: false }]
 */
export function cutAround(runs: readonly Run[], place: number, limit = 160): readonly Run[] {
  const text = joinRuns(runs);
  const start = findStart(text, place);
  const end = findEnd(text, start, limit);
  return [...(start > 0 ? [ellipsis] : []), ...sliceRuns(runs, start, end), ...(end < text.length ? [ellipsis] : [])];
}

/** The end of a word at most `limit` units after `start`, or of a letter in a long word. */
function findEnd(text: string, start: number, limit: number): number {
  if (text.length - start <= limit) return text.length;
  const window = text.slice(start, start + limit);
  const space = /\s/.test(text.charAt(start + limit)) ? limit : window.search(/\s\S*$/);
  const cut = space > 0 && space >= limit - reach ? window.slice(0, space) : window.replace(lastLetter, "");
  return start + cut.replace(hanging, "").length;
}

/** The first start of a word at most `leadLength` before a place, or else the place. */
function findStart(text: string, place: number): number {
  if (place <= leadLength) return 0;
  const space = text.slice(place - leadLength, place).search(/\s/);
  return space < 0 ? place : place - leadLength + space + 1;
}

function sliceRuns(runs: readonly Run[], start: number, end: number): readonly Run[] {
  let offset = 0;
  return runs.flatMap(({ text, code }) => {
    const kept = text.slice(Math.max(start - offset, 0), Math.max(end - offset, 0));
    offset += text.length;
    return kept === "" ? [] : [{ text: kept, code }];
  });
}
