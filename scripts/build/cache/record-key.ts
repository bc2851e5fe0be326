import { hashText } from "./checksum.ts";

/** What a record is about. */
export type RecordKind = "page" | "discussion" | "assets" | "search-index";

/** Bytes. LMDB refuses keys of more than 1,978, which a path of eight folders may have. */
const longest = 1000;

/**
 * The key of a record in the cache.
 *
 * @example nameRecord("page", "/tags/php/") // => "page /tags/php/"
 */
export function nameRecord(kind: RecordKind, name: string): string {
  const key = `${kind} ${name}`;
  return Buffer.byteLength(key) > longest ? `${kind} #${hashText(name)}` : key;
}
