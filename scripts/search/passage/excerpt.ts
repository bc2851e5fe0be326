import { cutText } from "../../text/graphemes.ts";
import { joinRuns, type Run } from "../../text/inline-code.ts";

/** The highest number of UTF-16 units before the place. */
const leadLength = 60;

/** UTF-16 units: long enough for an excerpt with all its combining marks. */
const windowLength = 2000;

const ellipsis: Run = { text: "…", code: false };

/**
 * Cuts a text around a place. The excerpt starts with a word shortly before the place, and has at
 * most `limit` graphemes. An ellipsis marks each cut.
 *
 * @param place in UTF-16 units of the whole text.
 * @example
 * cutAround([{ text: "یک دو سه", code: false }], 3, 4)
 * // => [{ text: "یک…", code: false }]
 */
export function cutAround(runs: readonly Run[], place: number, limit = 160): readonly Run[] {
  const text = joinRuns(runs);
  const start = findStart(text, place);
  const rest = text.slice(start, start + windowLength);
  const cut = cutText(rest, limit);
  const isCut = cut !== rest;
  const kept = sliceRuns(runs, start, start + cut.length - (isCut ? ellipsis.text.length : 0));
  return [...(start > 0 ? [ellipsis] : []), ...kept, ...(isCut ? [ellipsis] : [])];
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
