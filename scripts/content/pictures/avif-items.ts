import { type Box, createNumberReader, readBoxes } from "./avif-boxes.ts";

/** A part of the file that holds data of an item (an extent). */
export interface ItemPart {
  readonly item: number;
  readonly start: number;
  readonly end: number;
}

/** Real pictures have a few parts. A grid of tiles has hundreds. */
const maxParts = 10_000;

/** Reads the type of each item, by its number (ISO/IEC 14496-12, 8.11.6). */
export function readItemTypes(bytes: Buffer, { body, end }: Box): ReadonlyMap<number, string> | undefined {
  const entries = readBoxes(bytes, body + (bytes[body] === 0 ? 6 : 8), end);
  return entries && new Map(entries.filter(({ type }) => type === "infe").map((entry) => readItemType(bytes, entry)));
}

function readItemType(bytes: Buffer, { body }: Box): readonly [number, string] {
  const size = bytes[body] === 3 ? 4 : 2;
  const type = body + 4 + size + 2;
  return [bytes.readUIntBE(body + 4, size), bytes.toString("latin1", type, type + 4)];
}

/**
 * Finds the data of all items (ISO/IEC 14496-12, 8.11.3).
 *
 * @param data the box `idat`, which may hold the data of items.
 * @returns undefined if some data is in another file, or if there are too many parts.
 */
export function readItemParts(bytes: Buffer, { body }: Box, data: Box | undefined): readonly ItemPart[] | undefined {
  const version = bytes.readUInt8(body);
  const next = createNumberReader(bytes, body + 4);
  const sizes = readFieldSizes(next, version);
  if (!sizes) return undefined;
  const found: ItemPart[] = [];
  for (let items = next(sizes.item); items > 0; items--) {
    const item = next(sizes.item);
    // 0: the offsets are those of the file. 1: they count from the start of `idat`.
    const method = version === 0 ? 0 : next(2) & 15;
    const isElsewhere = next(2) !== 0 || method > 1 || (method === 1 && !data);
    const base = next(sizes.base) + (method === 1 && data ? data.body : 0);
    for (let parts = next(2); parts > 0; parts--) {
      next(sizes.index);
      const start = base + next(sizes.offset);
      const length = next(sizes.length);
      // Without a length, the item is the rest of the file.
      found.push({ item, start, end: length === 0 ? bytes.length : start + length });
      if (isElsewhere || found.length > maxParts) return undefined;
    }
  }
  return found;
}

/**
 * Reads how many bytes the fields of `iloc` have.
 *
 * @returns undefined if the version or a size is not one of the standard.
 */
function readFieldSizes(next: (size: number) => number, version: number) {
  const [first, second] = [next(1), next(1)];
  const index = version === 0 ? 0 : second & 15;
  const sizes = { offset: first >> 4, length: first & 15, base: second >> 4, index };
  if (version > 2 || Object.values(sizes).some((size) => ![0, 4, 8].includes(size))) return undefined;
  return { ...sizes, item: version === 2 ? 4 : 2 };
}
