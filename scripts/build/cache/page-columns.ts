import type { PageRecords } from "./page-record.ts";

/**
 * The records of all pages, one column for each field. Tens of thousands of objects take ten times
 * as long to read.
 */
export interface PageColumns {
  readonly urls: readonly string[];
  /** Fingerprint and checksum of one page after the other. */
  readonly hashes: string;
  /** The numbers of one page after the other, in the order of `numbers`. */
  readonly values: Float64Array;
}

const numbers = ["since", "until", "size", "changed", "inode"] as const;

/** The length of a SHA-256 in base64url, as fingerprints and checksums are. */
const hashLength = 43;

/** @throws if a fingerprint or a checksum has another length. */
export function encodePages(pages: PageRecords): PageColumns {
  const records = [...pages.values()];
  const values = new Float64Array(records.length * numbers.length);
  for (const [row, record] of records.entries())
    for (const [column, name] of numbers.entries()) values[row * numbers.length + column] = record[name];
  const hashes = records.flatMap(({ fingerprint, checksum }) => [fingerprint, checksum]);
  if (!hashes.every(({ length }) => length === hashLength)) throw new Error("a page has a fingerprint of a wrong length");
  return { urls: [...pages.keys()], hashes: hashes.join(""), values };
}

export function decodePages({ urls, hashes, values }: PageColumns): PageRecords {
  const readHash = (index: number) => hashes.slice(index * hashLength, (index + 1) * hashLength);
  return new Map(
    urls.map((url, row) => {
      const [since = 0, until = 0, size = 0, changed = 0, inode = 0] = values.subarray(row * numbers.length, (row + 1) * numbers.length);
      return [url, { fingerprint: readHash(2 * row), checksum: readHash(2 * row + 1), since, until, size, changed, inode }];
    }),
  );
}
