import { type Box, readBoxes } from "./avif-boxes.ts";
import { type ItemPart, readItemParts, readItemTypes } from "./avif-items.ts";
import type { CleanPicture } from "./model.ts";

/** Boxes of the file and of `meta` that a still picture needs (HEIF, ISO/IEC 23008-12). */
const whole = new Set(["ftyp", "meta", "mdat"]);
const inMeta = new Set(["hdlr", "pitm", "iloc", "iinf", "iref", "iprp", "idat", "grpl"]);

/** Items with pixels, or how pixels are put together. */
const shown = new Set(["av01", "grid", "iovl", "iden", "tmap"]);

/** An Exif item without a tag: its decoders expect a TIFF header, and some fail without it. */
const noExif = Buffer.from("\0\0\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0", "latin1");

/**
 * As `cleanPicture`. Places in the file must not move, so bytes that are not needed become zero,
 * also those that no item uses. Orientation is a property of the picture, not a part of EXIF. Of a
 * sequence, the still picture stays.
 */
export function cleanAvif(bytes: Buffer): CleanPicture | undefined {
  try {
    const cleaned = Buffer.from(bytes);
    const parts = blankOthers(cleaned);
    return parts && { bytes: cleaned, orientation: isRotated(cleaned, parts) ? 6 : 1, isAnimated: false };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** @returns the parts of `meta`, or undefined if the bytes are not a whole picture. */
function blankOthers(bytes: Buffer): readonly Box[] | undefined {
  const boxes = readBoxes(bytes, 0, bytes.length);
  const meta = boxes?.find(({ type }) => type === "meta");
  const parts = meta && readBoxes(bytes, meta.body + 4, meta.end);
  const [locations, names] = ["iloc", "iinf"].map((type) => parts?.find((part) => part.type === type));
  if (!boxes || !parts || !locations || !names || boxes.filter(({ type }) => type === "meta").length > 1) return undefined;
  const inside = parts.find(({ type }) => type === "idat");
  const extents = readItemParts(bytes, locations, inside);
  const types = readItemTypes(bytes, names);
  if (!extents || !types) return undefined;
  const kept = extents.filter(({ item }) => shown.has(types.get(item) ?? ""));
  if (kept.length === 0 || kept.some(({ end }) => end > bytes.length)) return undefined;
  for (const box of boxes.filter(({ type }) => type === "mdat")) blankBetween(bytes, box, kept);
  if (inside) blankBetween(bytes, inside, kept);
  for (const box of [...boxes.filter(({ type }) => !whole.has(type)), ...parts.filter(({ type }) => !inMeta.has(type))]) {
    bytes.fill(0, box.body, box.end).write("free", box.start + 4, "latin1");
  }
  for (const { item, start, end } of extents) {
    if (types.get(item) === "Exif" && isBlank(bytes, start, end)) noExif.copy(bytes, start);
  }
  return parts;
}

/** Whether width and height are exchanged when it is shown (`irot`, in units of 90 degrees). */
function isRotated(bytes: Buffer, parts: readonly Box[]): boolean {
  const inside = (boxes: readonly Box[], name: string) => boxes.filter(({ type }) => type === name);
  const properties = inside(parts, "iprp").flatMap(({ body, end }) => readBoxes(bytes, body, end) ?? []);
  const listed = inside(properties, "ipco").flatMap(({ body, end }) => readBoxes(bytes, body, end) ?? []);
  return inside(listed, "irot").some(({ body }) => bytes.readUInt8(body) % 2 === 1);
}

/** Blanks a box except for what is kept. */
function blankBetween(bytes: Buffer, { body, end }: Box, kept: readonly ItemPart[]): void {
  let at = body;
  for (const extent of [...kept].sort((one, other) => one.start - other.start)) {
    if (extent.start > at) bytes.fill(0, at, Math.min(extent.start, end));
    at = Math.max(at, Math.min(extent.end, end));
  }
  bytes.fill(0, at, end);
}

/** Whether an item has room for `noExif`, and nothing else is there. */
function isBlank(bytes: Buffer, start: number, end: number): boolean {
  return end - start >= noExif.length && end <= bytes.length && bytes.subarray(start, end).every((byte) => byte === 0);
}
