import { hash32 } from "./hash.ts";

/** Where documents are in the index. */
export interface Slots {
  /** Slots are the highest bits of a hash, this many. */
  readonly bits: number;
  /** By slug. Each slot has at most one document. */
  readonly slots: ReadonlyMap<string, number>;
}

/**
 * The number of bits for a number of documents. At most half of the slots are taken, and a new
 * document moves few others. If the number changes, all documents get other slots.
 *
 * @example findSlotBits(128) // => 8
 * @example findSlotBits(129) // => 9
 */
export function findSlotBits(count: number): number {
  return Math.max(8, Math.ceil(Math.log2(2 * count)));
}

/**
 * Gives each document the first free slot from the highest bits of its hash on, in the order of
 * the hashes. So a slot depends on the slugs alone, not on the order of changes. It can be at most
 * `slugs.length` above the highest number of `bits` bits.
 */
export function assignSlots(slugs: readonly string[]): Slots {
  const bits = findSlotBits(slugs.length);
  const hashed = slugs.map((slug) => ({ slug, hash: hash32(slug) }));
  hashed.sort((a, b) => a.hash - b.hash || (a.slug < b.slug ? -1 : 1));
  const slots = new Map<string, number>();
  let last = -1;
  for (const { slug, hash } of hashed) {
    last = Math.max(last + 1, hash >>> (32 - bits));
    slots.set(slug, last);
  }
  return { bits, slots };
}
