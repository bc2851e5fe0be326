import { directionMarks } from "../../markdown/syntax/direction-marks.ts";
import { listDigits } from "../../markdown/syntax/list-digits.ts";
import { decideColons, escapeEmoji } from "./emoji-escapes.ts";

/**
 * Escapes text so that Markdown shows it unchanged, anywhere in a paragraph. White space must
 * already be single spaces.
 *
 * @example escapeText("a < b, <div> & *x*") // => "a < b, \\<div> & \\*x\\*"
 * @example escapeText("1. snake_case") // => "1\\. snake_case"
 */
export function escapeText(text: string): string {
  return decideColons(escapePart(text));
}

/** Escapes a part of a text. `decideColons` must follow when all parts are joined. */
export function escapePart(part: string): string {
  return escapeStart(escapeEmphasis(escapeInline(part)));
}

/**
 * Escapes a part of a text whose `*` and `_` already mean emphasis. `decideColons` must follow when
 * all parts are joined.
 *
 * @example escapeInline("[x] *y*") // => "\\[x\\] *y*"
 */
export function escapeInline(part: string): string {
  return (
    escapeEmoji(part.replaceAll("\\", "\\\\"))
      .replace(/[`[\]]/g, "\\$&")
      // The rest of a tag may be in the next element.
      .replace(/<(?=[A-Za-z/!?]|$)/g, "\\<")
      .replace(/&(?=#?\w+;)/g, "\\&")
      .replace(/~(?=~|$)|(?<=~|^)~/g, "\\~")
      // A bare address would become a link that contains the escaping backslashes.
      .replace(/:(?=\/\/)/g, "\\:")
      // Before a link, `!` would make a picture and `^` a footnote; at the start of a link's text,
      // `^` would name a footnote.
      .replace(/[!^]$|^\^/g, "\\$&")
  );
}

/** A `_` inside a word is not emphasis (CommonMark 0.31, 6.2). */
function escapeEmphasis(text: string): string {
  return text.replace(/\*/g, "\\*").replace(/(?<![\p{L}\p{Nd}])_|_(?![\p{L}\p{Nd}])/gu, "\\_");
}

/** Characters that may precede a mark at the start of a line: white space and direction marks. */
const unseen = `[\\s${directionMarks}]`;

const gap = new RegExp(`^${unseen}*`);

const rule = new RegExp(`^(?=[-+](?:\\s|$)|-(?:[-|:]|${unseen})*$|=+${unseen}*$|>)`);

const listNumber = new RegExp(`^([\\d${listDigits}]{1,9})([.)])(?=\\s|$)`);

/**
 * Escapes the start of a line if it would begin a block, underline a heading, or begin a table.
 *
 * @example escapeStart("# x") // => "\\# x"
 * @example escapeStart("۱. الف") // => "۱\\. الف"
 */
export function escapeStart(line: string): string {
  const [space = ""] = gap.exec(line) ?? [];
  const escaped = line
    .slice(space.length)
    .replace(rule, "\\")
    .replace(/^(#{1,6})(?=\s|$)/, "\\$1")
    .replace(listNumber, "$1\\$2")
    .replace(/^\|/, "&#124;")
    .replace(/^:(?=-)/, "\\:");
  return space + escaped;
}

/**
 * Escapes an address for the destination of a link. Characters that would end it are
 * percent-encoded.
 *
 * @example escapeAddress("https://a.example/x y_(1)") // => "https://a.example/x%20y_(1)"
 */
export function escapeAddress(address: string): string {
  const encoded = address.replace(/[\s<>\\`|]/g, encodeURIComponent).replace(/&(?=#?\w+;)/g, "&amp;");
  return isBalanced(encoded) ? encoded : encoded.replaceAll("(", "%28").replaceAll(")", "%29");
}

/** A destination may contain balanced parentheses (CommonMark 0.31, 6.3). */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth < 0 || depth > 8) return false;
  }
  return depth === 0;
}
