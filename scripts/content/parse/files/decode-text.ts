import type { Place } from "../../../problems/problem.ts";
import type { Violation } from "../../../problems/violation.ts";

/** A decoded file. */
export interface SourceText {
  /** Path below the content folder. */
  readonly path: string;
  readonly text: string;
}

/** A decoded file, with what identifies its text. */
export interface IdentifiedText extends SourceText {
  readonly checksum: string;
}

interface LineViolation {
  /** 1-based. */
  readonly line: number;
  readonly violation: Violation;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Decodes strict UTF-8. A BOM is dropped and CRLF becomes LF. Another encoding, a NUL or a lone CR
 * is a violation.
 */
export function decodeText(bytes: Uint8Array): { readonly text: string } | LineViolation {
  const utf16 = findUtf16(bytes);
  if (utf16) return { line: 1, violation: utf16 };
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return { line: 1, violation: { rule: looksLikeWindows1256(bytes) ? "windows1256" : "notUtf8" } };
  }
  const normal = text.replaceAll("\r\n", "\n");
  const nul = normal.indexOf("\0");
  if (nul >= 0) return { line: countLines(normal, nul), violation: { rule: "nulByte" } };
  const carriageReturn = normal.indexOf("\r");
  if (carriageReturn >= 0) return { line: countLines(normal, carriageReturn), violation: { rule: "carriageReturn" } };
  return { text: normal };
}

/** Returns the 1-based line of an offset. */
export function countLines(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}

export function locateOffset(text: string, offset: number): Place {
  return { line: countLines(text, offset), column: offset - text.lastIndexOf("\n", offset - 1) };
}

/** Recognises UTF-16 by its BOM, or by the zero bytes next to ASCII letters. */
function findUtf16(bytes: Uint8Array): Violation<"utf16"> | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return { rule: "utf16", order: "little-endian" };
  if (first === 0xfe && second === 0xff) return { rule: "utf16", order: "big-endian" };
  if (second === 0 && fourth === 0 && first && third) return { rule: "utf16", order: "little-endian" };
  if (first === 0 && third === 0 && second && fourth) return { rule: "utf16", order: "big-endian" };
  return undefined;
}

/** In Windows-1256 most Arabic letters are 0xC1–0xED, and the letters of a word are adjacent. */
function looksLikeWindows1256(bytes: Uint8Array): boolean {
  let letters = 0;
  let high = 0;
  for (const byte of bytes) {
    if (byte < 0x80) continue;
    high += 1;
    if ((byte >= 0xc1 && byte <= 0xed) || byte === 0x81 || byte === 0x8d || byte === 0x90 || byte === 0x98) letters += 1;
  }
  return letters > 0 && letters >= high * 0.7;
}
