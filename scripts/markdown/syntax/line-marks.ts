import { isDirectionMark } from "./direction-marks.ts";
import { readListDigit } from "./list-digits.ts";
import { isLookAlikeSpace, lookAlikeSpaces } from "./look-alike-spaces.ts";

/** A mark at the start of a line. */
export interface LineMark {
  /** The offset after the mark. */
  readonly end: number;
  /** The mark in ASCII. */
  readonly text: string;
  /** Whether another mark may follow, as after the `>` of a quote. */
  readonly isContainer: boolean;
}

/** A definition of a link or a footnote (CommonMark 0.31, 4.7: at most 999 characters). */
const label = /\[[^[\]]{1,999}\]:/y;

const heading = /#{1,6}/y;

const fence = /`{3,}|~{3,}/y;

const starAfterSpace = new RegExp(`[${lookAlikeSpaces}]\\*+$`);

/** Digits of an ordered list marker (CommonMark 0.31, 5.2). */
const mostDigits = 9;

/**
 * Reads the mark of a block at an offset. Undefined if a text starts there.
 *
 * @param hasStars a result of `endsInStar`.
 */
export function readLineMark(line: string, start: number, hasStars: boolean): LineMark | undefined {
  const character = line.charAt(start);
  switch (character) {
    case ">":
      return { end: start + 1, text: character, isContainer: true };
    case "*":
      return hasStars && isLookAlikeSpace(line.charCodeAt(start + 1)) ? undefined : readBullet(line, start);
    case "-":
    case "+":
      return readBullet(line, start);
    case "#": {
      const mark = readPattern(heading, line, start, false);
      return mark && isEndOfMark(line, mark.end) ? mark : undefined;
    }
    case "`":
    case "~":
      return readPattern(fence, line, start, false);
    case "[":
      return readPattern(label, line, start, true) ?? { end: start + 1, text: character, isContainer: false };
    case "|":
    case "<":
      return { end: start + 1, text: character, isContainer: false };
    default:
      return readListMarker(line, start);
  }
}

/** True for a space, a tab, and what counts as one after a mark. */
export function isSpaceOfMark(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || isLookAlikeSpace(unit);
}

/** Whether a line is like `* a *` with no-break spaces: text in CommonMark 0.31, 6.2. */
export function endsInStar(line: string): boolean {
  return line.endsWith("*") && starAfterSpace.test(line);
}

/** The offset from which a line holds only the marks of rules, underlines and rows of dashes. */
export function findRule(line: string): number {
  let start = line.length;
  while (start > 0 && isRuleUnit(line.charCodeAt(start - 1))) start--;
  return start;
}

function readBullet(line: string, start: number): LineMark | undefined {
  return isEndOfMark(line, start + 1) ? { end: start + 1, text: line.charAt(start), isContainer: true } : undefined;
}

function readListMarker(line: string, start: number): LineMark | undefined {
  let digits = "";
  for (
    let digit = readListDigit(line.charCodeAt(start));
    digit !== undefined;
    digit = readListDigit(line.charCodeAt(start + digits.length))
  ) {
    digits += digit;
    if (digits.length > mostDigits) return undefined;
  }
  const end = start + digits.length + 1;
  const delimiter = line.charAt(end - 1);
  if (digits === "" || !/[.)]/.test(delimiter) || !isEndOfMark(line, end)) return undefined;
  return { end, text: digits + delimiter, isContainer: true };
}

function readPattern(pattern: RegExp, line: string, start: number, isContainer: boolean): LineMark | undefined {
  pattern.lastIndex = start;
  const [text] = pattern.exec(line) ?? [];
  return text === undefined ? undefined : { end: start + text.length, text, isContainer };
}

function isEndOfMark(line: string, end: number): boolean {
  return end >= line.length || isSpaceOfMark(line.charCodeAt(end));
}

function isRuleUnit(unit: number): boolean {
  return "-*_=|:".includes(String.fromCharCode(unit)) || isSpaceOfMark(unit) || isDirectionMark(unit);
}
