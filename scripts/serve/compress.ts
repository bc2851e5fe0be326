import { gzipSync } from "node:zlib";

/** Bytes. Hosts do not compress smaller files, since headers would weigh more. */
const least = 512;

/** False for pictures and fonts, which are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|^application\/(?:json|manifest\+json|xml)\b|^image\/svg\+xml/.test(type);
}

/**
 * A body as gzip; undefined if it is too small, or if the browser (`Accept-Encoding`) does not
 * accept gzip.
 */
export function compress(body: string | Buffer, accepted = ""): Buffer | undefined {
  const takes = accepted.split(",").some((coding) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(coding));
  return takes && Buffer.byteLength(body) >= least ? gzipSync(body) : undefined;
}
