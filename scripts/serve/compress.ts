import { gzipSync } from "node:zlib";

/** Bytes below which a host sends a file as it is: the headers would weigh more. */
const least = 512;

/** Pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|^application\/(?:json|manifest\+json|xml)\b|^image\/svg\+xml/.test(type);
}

/** A body as gzip; undefined where it is too small, or where the browser (`Accept-Encoding`) does not take it. */
export function compress(body: string | Buffer, accepted = ""): Buffer | undefined {
  const takes = accepted.split(",").some((coding) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(coding));
  return takes && Buffer.byteLength(body) >= least ? gzipSync(body) : undefined;
}
