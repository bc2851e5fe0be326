import Engine from "markdown-it";
import { findInvisible, formatCodePoint } from "../text/invisible.ts";

const { unescapeAll } = new Engine().utils;

/** A reference of HTML with its semicolon (HTML, 13.5 "Named character references"). */
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** Code between backticks, as titles have it. */
const code = /(`[^`]+`)/;

/** HTML reads the numbers from 128 to 159 as Windows-1252 (13.2.5.80); five have no letter. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * Finds the first character reference of a line outside code. Titles, names and tags are plain
 * text, so a reference is shown as it is. `AT&T` and `&unknown;` are none.
 *
 * @returns `letter`: what to write instead. A character that nobody sees is named by its code
 * point, and one that no title may hold has no letter.
 * @example findReference("Tom &amp; Jerry") // => { written: "&amp;", letter: "&" }
 */
export function findReference(line: string): { readonly written: string; readonly letter: string | undefined } | undefined {
  if (!line.includes("&")) return undefined;
  for (const part of listProse(line)) {
    for (const [written] of part.matchAll(reference)) {
      const decoded = decodeReference(written);
      if (decoded === undefined) continue;
      const isSeen = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}`]/u.test(decoded);
      return { written, letter: decoded === "" ? undefined : isSeen ? decoded : formatCodePoint(decoded.codePointAt(0) ?? 0) };
    }
  }
  return undefined;
}

/**
 * Replaces the references that `findReference` finds, also those that were encoded twice. A
 * character that no title may hold is dropped, and each kind of space becomes a plain one.
 *
 * @example decodeReferences("a &amp;amp; b&nbsp;c") // => "a & b c"
 */
export function decodeReferences(line: string): string {
  let text = line;
  while (findReference(text)) {
    text = text
      .split(code)
      .map((part, index) => (index % 2 === 1 ? part : part.replace(reference, (written) => decodeReference(written) ?? written)))
      .join("");
  }
  return text;
}

/** Puts the references that `findReference` finds between backticks, so that they are code. */
export function quoteReferences(line: string): string {
  if (!findReference(line)) return line;
  return line
    .split(code)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(reference, (written) => (decodeReference(written) === undefined ? written : `\`${written}\``)),
    )
    .join("");
}

function listProse(line: string): readonly string[] {
  return line.split(code).filter((_, index) => index % 2 === 0);
}

/** Undefined if the reference has no meaning in HTML. Empty if no title may hold its character. */
function decodeReference(written: string): string | undefined {
  const [, hex, decimal = ""] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(written) ?? [];
  const number = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const decoded = number >= 0x80 && number <= 0x9f ? windows.charAt(number - 0x80) : unescapeAll(written);
  if (decoded === written) return undefined;
  if (/^\p{White_Space}+$/u.test(decoded)) return " ";
  return findInvisible(decoded) ? "" : decoded;
}
