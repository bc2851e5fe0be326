import type { Violation } from "../../problems/violation.ts";
import { limits } from "../../text/limits.ts";
import { showValue } from "../../text/show-value.ts";
import { dashes, spaceLike, unseenMarks } from "../../text/typography.ts";

interface FenceSlip {
  /** 1-based. */
  readonly line: number;
  readonly violation: Violation<"typographicFence">;
}

const other = `${dashes}${spaceLike}${unseenMarks}`;

const slip = new RegExp(`^[ ${spaceLike}${unseenMarks}]*(?:[-${dashes}][${unseenMarks}]*){1,6}[ ${spaceLike}${unseenMarks}]*$`);

const sign = new RegExp(`[${other}]`);

/**
 * Finds the fences of front matter that a text editor changed: `—` or `—-` for `---`, or an
 * invisible mark beside it. The closing one is the first such line before a line of `---`.
 */
export function findTypographicFences(text: string): readonly FenceSlip[] {
  const [first = ""] = text.split("\n", 1);
  const opens = isSlip(first);
  if (!opens && first !== "---") return [];
  const end = text.indexOf("\n---\n", first.length);
  const block = end < 0 ? text : text.slice(0, end);
  if (!opens && !sign.test(block)) return [];
  const lines = block.split("\n", limits.frontMatterLines + 2);
  const closing = lines.findIndex((line, index) => index > 0 && isSlip(line));
  const closes = closing > 0 && lines.slice(1, closing).some((line) => /^[^ \t][^:]*:/.test(line));
  return [...(opens ? [describe(first, 1)] : []), ...(closes ? [describe(lines[closing] ?? "", closing + 1)] : [])];
}

function isSlip(line: string): boolean {
  return line.length <= 20 && slip.test(line) && sign.test(line);
}

function describe(line: string, number: number): FenceSlip {
  return { line: number, violation: { rule: "typographicFence", written: showValue(line) } };
}
