import { formatCodePoint } from "../../../text/invisible.ts";
import { dashes, spaceLike, unseenMarks } from "../../../text/typography.ts";
import type { Slip } from "./slip.ts";

const indent = new RegExp(
  `^[ ${spaceLike}${unseenMarks}]*[${spaceLike}${unseenMarks}](?=[ ]*(?:[-${dashes}][ ${spaceLike}]|[^\\s:#][^:]{0,200}:(?:[ ${spaceLike}]|$)))`,
);
const spaces = new RegExp(`[${spaceLike}]`, "g");
const marks = new RegExp(`[${unseenMarks}]`, "g");

/**
 * Finds look-alike spaces and invisible marks in the indentation of a line. A key is indented below
 * a line that opens a block, or as much as a key above it.
 *
 * @param before the line above, without white space at its end.
 * @param widths the indentations since the last line without any.
 */
export function findIndent(line: string, before: string, widths: readonly number[]): readonly Slip[] {
  const [written] = indent.exec(line) ?? [];
  if (written === undefined) return [];
  const first = written.search(/[^ ]/);
  const isInside = /^\s*-\s|:$/.test(before) || widths.includes(measureIndent(line)) || startingDash.test(line);
  if (!isInside || before === ":") return [buildSpace(written[first] ?? "", 0, written.length, "")];
  const right = written.slice(first).replace(spaces, " ").replace(marks, "");
  return [buildSpace(written[first] ?? "", first, written.length, right)];
}

const startingDash = new RegExp(`^[\\s${unseenMarks}]*[-${dashes}]\\s`);

/** The width of an indentation once its spaces are plain. */
export function measureIndent(line: string): number {
  const [space = ""] = indentation.exec(line) ?? [];
  return space.replace(marks, "").length;
}

const indentation = new RegExp(`^[ ${spaceLike}${unseenMarks}]*`);

const colon = new RegExp(`^[ ]*(?:- +)?[^\\s:#][^:]{0,200}:([${spaceLike}])`);

/** Finds a look-alike space after the colon of a key. */
export function findSpaceAfterColon(line: string): readonly Slip[] {
  const [written = "", space] = colon.exec(line) ?? [];
  return space === undefined ? [] : [buildSpace(space, written.length - 1, written.length, " ")];
}

export function buildSpace(character: string, start: number, end: number, right: string): Slip {
  return { start, end, right, violation: { rule: "lookAlikeSpace", code: formatCodePoint(character.codePointAt(0) ?? 0) } };
}
