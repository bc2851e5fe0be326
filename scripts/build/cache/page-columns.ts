import type { PageRecord, PageRecords } from "./page-record.ts";

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
  for (const [row, record] of records.entries()) setNumbers(values, row, record);
  return { urls: [...pages.keys()], hashes: records.map(joinHashes).join(""), values };
}

export function decodePages(columns: PageColumns): PageRecords {
  return new Map(columns.urls.map((url, row) => [url, readPageRecord(columns, row)]));
}

/** The record of one page, by its place in `urls`. */
export function readPageRecord({ hashes, values }: PageColumns, row: number): PageRecord {
  const readHash = (index: number) => hashes.slice(index * hashLength, (index + 1) * hashLength);
  const [since = 0, until = 0, size = 0, changed = 0, inode = 0] = values.subarray(row * numbers.length, (row + 1) * numbers.length);
  return { fingerprint: readHash(2 * row), checksum: readHash(2 * row + 1), since, until, size, changed, inode };
}

/** When the first of the pages reads differently, in seconds since the epoch. */
export function findFirstExpiry({ values }: PageColumns): number {
  let first = Number.POSITIVE_INFINITY;
  for (let at = numbers.indexOf("until"); at < values.length; at += numbers.length) first = Math.min(first, values[at] ?? first);
  return first;
}

/**
 * The places in `urls` of the pages that read differently at a time, in seconds since the epoch.
 */
export function listExpired({ urls, values }: PageColumns, now: number): readonly number[] {
  const rows: number[] = [];
  for (let row = 0; row < urls.length; row++) {
    const [since = 0, until = 0] = values.subarray(row * numbers.length);
    if (now < since || now >= until) rows.push(row);
  }
  return rows;
}

/** Removes records by their places in `urls`, and adds others at the end. */
export function changePageRecords({ urls, hashes, values }: PageColumns, removed: ReadonlySet<number>, added: PageRecords): PageColumns {
  const encoded = encodePages(added);
  const keptHashes: string[] = [];
  const keptValues = new Float64Array((urls.length - removed.size) * numbers.length + encoded.values.length);
  let start = 0;
  let end = 0;
  for (const row of [...[...removed].sort((one, other) => one - other), urls.length]) {
    keptHashes.push(hashes.slice(2 * start * hashLength, 2 * row * hashLength));
    keptValues.set(values.subarray(start * numbers.length, row * numbers.length), end);
    end += (row - start) * numbers.length;
    start = row + 1;
  }
  keptValues.set(encoded.values, end);
  return {
    urls: [...urls.filter((_, row) => !removed.has(row)), ...encoded.urls],
    hashes: [...keptHashes, encoded.hashes].join(""),
    values: keptValues,
  };
}

function setNumbers(values: Float64Array, row: number, record: PageRecord): void {
  for (const [column, name] of numbers.entries()) values[row * numbers.length + column] = record[name];
}

function joinHashes({ fingerprint, checksum }: PageRecord): string {
  if (fingerprint.length !== hashLength || checksum.length !== hashLength) throw new Error("a page has a fingerprint of a wrong length");
  return fingerprint + checksum;
}
