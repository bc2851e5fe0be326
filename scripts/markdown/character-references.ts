import Engine from "markdown-it";
import { findInvisible, formatCodePoint, replacementCharacter } from "../text/invisible.ts";

const { unescapeAll } = new Engine().utils;

/** A reference of HTML with its semicolon (HTML, 13.5 "Named character references"). */
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** A reference whose `&` is a reference itself: a program encoded it twice. */
const nested = /&(?:amp|#38|#x26);((?:(?:amp|#38|#x26);)*(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi;

/** Code between backticks, as titles have it. */
const code = /(`[^`]+`)/;

/** HTML reads the numbers from 128 to 159 as Windows-1252 (13.2.5.80); five have no letter. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

interface FoundReference {
  readonly written: string;
  readonly letter: string | undefined;
  /** Whether a program lost the letter and wrote U+FFFD. */
  readonly isLost?: true;
}

/**
 * Finds the first character reference of a line outside code. Titles, names and tags are plain
 * text, so a reference is shown as it is. `AT&T` and `&unknown;` are none.
 *
 * @returns `letter`: what to write instead. A character that nobody sees is named by its code
 * point, and one that no title may hold has no letter.
 * @example findReference("Tom &amp; Jerry") // => { written: "&amp;", letter: "&" }
 */
export function findReference(line: string): FoundReference | undefined {
  if (!line.includes("&")) return undefined;
  for (const part of listProse(line)) {
    for (const [written] of part.matchAll(reference)) {
      const decoded = decodeReference(written);
      if (decoded === undefined) continue;
      if (decoded === replacementCharacter) return { written, letter: undefined, isLost: true };
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

/**
 * Decodes the references of a title once. One that was encoded twice means the text of a reference,
 * so it becomes code. One for U+FFFD stays, since its letter is lost.
 *
 * @example decodeTitleReferences("a &amp; b &amp;lt; c") // => "a & b `&lt;` c"
 */
export function decodeTitleReferences(line: string): string {
  return decodeOnce(line, (inner) => `\`${inner}\``);
}

/**
 * Decodes a name or a tag, which have no code. One that was encoded twice stays: an author decides.
 */
export function decodeLabelReferences(line: string): string {
  return decodeOnce(line);
}

function decodeOnce(line: string, formatInner?: (inner: string) => string): string {
  if (!findReference(line)) return line;
  const decodePart = (part: string) =>
    part
      .split(nested)
      .map((piece, index) => (index % 2 === 1 ? decodeNested(piece, formatInner) : piece.replace(reference, decodeKnown)))
      .join("");
  const decoded = line
    .split(code)
    .map((part, index) => (index % 2 === 1 ? part : decodePart(part)))
    .join("");
  const rest = decoded.replace(reference, (written) => (decodeKnown(written) === written ? "" : written));
  return findReference(rest) ? line : decoded;
}

/** @param rest of a nested reference, behind its first `&amp;`. */
function decodeNested(rest: string, formatInner?: (inner: string) => string): string {
  const inner = `&${rest}`;
  if (!findReference(inner)) return inner;
  return formatInner?.(inner) ?? `&amp;${rest}`;
}

function decodeKnown(written: string): string {
  const decoded = decodeReference(written) ?? written;
  return decoded === replacementCharacter ? written : decoded;
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
