import { cutText } from "./graphemes.ts";
import { formatCodePoint, showInvisible } from "./invisible.ts";
import { spaceLike } from "./typography.ts";

const spaces = new RegExp(`[${spaceLike}]`, "g");
const joiners = /[\u200c\u200d]/g;

/**
 * Formats a value for a message: one line, at most 60 graphemes, invisible characters and
 * look-alike spaces as code points.
 *
 * @example showValue("a\u202eb\u00a0c") // => "a[U+202E]b[U+00A0]c"
 */
export function showValue(text: string): string {
  return showUnseen(cutText(text.slice(0, 1000), 60));
}

/**
 * Shows what changed between two lines: invisible characters and look-alike spaces as code points.
 * Joiners are shown only where the lines differ, since Persian words are full of them.
 *
 * @example showChange("a\u00a0b", "a b") // => ["a[U+00A0]b", "a b"]
 */
export function showChange(before: string, after: string): readonly [string, string] {
  const [was, is] = [Array.from(before), Array.from(after)];
  let start = 0;
  while (start < was.length && was[start] === is[start]) start++;
  let end = 0;
  while (end < Math.min(was.length, is.length) - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  const show = (line: readonly string[]) => {
    const changed = line
      .slice(start, line.length - end)
      .join("")
      .replace(joiners, showCode);
    const [same, rest] = [line.slice(0, start).join(""), line.slice(line.length - end).join("")];
    return showUnseen(`${same}${changed}${rest}`);
  };
  return [show(was), show(is)];
}

function showUnseen(text: string): string {
  return showInvisible(text).replace(spaces, showCode);
}

function showCode(character: string): string {
  return `[${formatCodePoint(character.codePointAt(0) ?? 0)}]`;
}
