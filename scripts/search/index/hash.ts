/**
 * Hashes a text to 32 bits: FNV-1a over UTF-16 units (Fowler, Noll and Vo,
 * draft-eastlake-fnv), then the finaliser of MurmurHash3 (Austin Appleby, `fmix32`). FNV alone
 * leaves the highest bits of short texts nearly equal, and slots are the highest bits.
 *
 * @example hash32("") // => 0xab3e7c0b
 */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
