import { type Box, createNumberReader, readBoxes } from "./avif-boxes.ts";

/** A part of the file that holds data of an item (an extent). */
export interface ItemPart {
  readonly item: number;
  readonly start: number;
  readonly end: number;
}

/** Real pictures have a few; a grid of tiles has hundreds. */
const mostParts = 10_000;

/** The type of each item, by its number (ISO/IEC 14496-12, 8.11.6). */
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
 * Where the data of the items is (ISO/IEC 14496-12, 8.11.3).
 *
 * @param data the box `idat`, in which some items are.
 * @returns undefined if data is somewhere else than in the file, or in too many parts.
 */
export function readItemParts(bytes: Buffer, { body }: Box, data: Box | undefined): readonly ItemPart[] | undefined {
  const version = bytes.readUInt8(body);
  const next = createNumberReader(bytes, body + 4);
  const sizes = [next(1), next(1)] as const;
  const [offsetSize, lengthSize, baseSize] = [sizes[0] >> 4, sizes[0] & 15, sizes[1] >> 4];
  const indexSize = version === 0 ? 0 : sizes[1] & 15;
  if (version > 2 || [offsetSize, lengthSize, baseSize, indexSize].some((size) => ![0, 4, 8].includes(size))) return undefined;
  const numberSize = version === 2 ? 4 : 2;
  const found: ItemPart[] = [];
  for (let items = next(numberSize); items > 0; items--) {
    const item = next(numberSize);
    const method = version === 0 ? 0 : next(2) & 15;
    const isElsewhere = next(2) !== 0 || method > 1 || (method === 1 && !data);
    const base = next(baseSize) + (method === 1 && data ? data.body : 0);
    for (let parts = next(2); parts > 0; parts--) {
      next(indexSize);
      const start = base + next(offsetSize);
      const length = next(lengthSize);
      // Without a length, the item is the rest of the file.
      found.push({ item, start, end: length === 0 ? bytes.length : start + length });
      if (isElsewhere || found.length > mostParts) return undefined;
    }
  }
  return found;
}
