import { hash32 } from "./hash.ts";

/** Where documents are in the index. */
export interface Slots {
  /** Slots are the highest bits of a hash, this many. */
  readonly bits: number;
  /** By slug. Each slot has at most one document. */
  readonly slots: ReadonlyMap<string, number>;
}

/** A slot whose document is another or has changed. */
export interface ChangedSlot {
  readonly slot: number;
  /** The slug of the document that was there. */
  readonly before: string | undefined;
  /** The slug of the document that is there now. */
  readonly after: string | undefined;
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

/**
 * Lists the slots that change, in no particular order. Both must have the same number of bits.
 *
 * @param edited slugs of documents that may have changed. A new, moved or deleted document counts
 * without this.
 */
export function listChangedSlots(before: Slots, after: Slots, edited: Iterable<string>): readonly ChangedSlot[] {
  const changed = new Map<number, ChangedSlot>();
  for (const slug of edited) {
    const slot = after.slots.get(slug);
    if (slot !== undefined && slot === before.slots.get(slug)) changed.set(slot, { slot, before: slug, after: slug });
  }
  for (const [slug, slot] of before.slots) if (after.slots.get(slug) !== slot) changed.set(slot, { slot, before: slug, after: undefined });
  for (const [slug, slot] of after.slots)
    if (before.slots.get(slug) !== slot) changed.set(slot, { slot, before: changed.get(slot)?.before, after: slug });
  return [...changed.values()];
}
