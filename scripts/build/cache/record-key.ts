import { hashText } from "./checksum.ts";

/** What a build remembers of something by its name. */
export type RecordKind = "page" | "discussion" | "assets";

/** Bytes; the database refuses keys of more than 1,978, which a path of eight folders may have. */
const longest = 1000;

/**
 * The key of a record in the memory.
 *
 * @example nameRecord("page", "/tags/php/") // => "page /tags/php/"
 */
export function nameRecord(kind: RecordKind, name: string): string {
  const key = `${kind} ${name}`;
  return Buffer.byteLength(key) > longest ? `${kind} #${hashText(name)}` : key;
}

export function isRecordOf(kind: RecordKind, key: string): boolean {
  return key.startsWith(`${kind} `);
}
