import { isDirectionMark } from "./direction-marks.ts";
import { endsInStar, findRule, isSpaceOfMark, readLineMark } from "./line-marks.ts";

/** A line whose marks are not written as CommonMark requires. */
export interface LineStart {
  /**
   * The line with ASCII digits and spaces in its marks, and without direction marks around them. It
   * decides which blocks there are; its text is never shown.
   */
  readonly structure: string;
  /** Offsets in `structure`, ascending, of what was replaced or left out. */
  readonly changed: readonly number[];
  /** The offsets where a direction mark was left out. */
  readonly leftOut: readonly number[];
}

/**
 * Reads the marks at the start of a line, one inside the other: quotes, list markers, footnotes,
 * then perhaps the mark of a heading, a fence, a table or a rule. Undefined if nothing changes.
 *
 * @param isCode whether the line is inside a fence. There each look-alike space is indentation.
 */
export function readLineStart(line: string, isCode: boolean): LineStart | undefined {
  const rule = findRule(line);
  const hasStars = endsInStar(line);
  const changed: number[] = [];
  const leftOut: number[] = [];
  let structure = "";
  let pos = 0;

  for (let isOpen = true; isOpen; ) {
    const gap = findEndOfGap(line, pos);
    if (gap >= rule) {
      addGap(line.length);
      break;
    }
    const mark = readLineMark(line, gap, hasStars);
    if (mark) {
      addGap(gap);
      addMark(mark.text);
      // The space after the mark of a heading or a fence counts too.
      if (!mark.isContainer) addGap(findEndOfSpaces(line, pos));
    } else if (pos > 0 || isCode) addGap(findEndOfSpaces(line, pos));
    isOpen = mark?.isContainer === true;
  }
  return changed.length === 0 ? undefined : { structure: structure + line.slice(pos), changed, leftOut };

  function addGap(end: number): void {
    for (; pos < end; pos++) {
      const unit = line.charCodeAt(pos);
      if (isDirectionMark(unit)) {
        changed.push(structure.length);
        leftOut.push(structure.length);
      } else {
        if (unit >= 0x80) changed.push(structure.length);
        structure += unit >= 0x80 ? " " : line.charAt(pos);
      }
    }
  }

  function addMark(text: string): void {
    if (!line.startsWith(text, pos)) changed.push(structure.length);
    structure += text;
    pos += text.length;
  }
}

function findEndOfGap(line: string, start: number): number {
  let end = start;
  while (end < line.length && (isSpaceOfMark(line.charCodeAt(end)) || isDirectionMark(line.charCodeAt(end)))) end++;
  return end;
}

function findEndOfSpaces(line: string, start: number): number {
  let end = start;
  while (end < line.length && isSpaceOfMark(line.charCodeAt(end))) end++;
  return end;
}
