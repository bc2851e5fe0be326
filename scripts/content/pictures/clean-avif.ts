import { type Box, readBoxes } from "./avif-boxes.ts";
import { type ItemPart, readItemParts, readItemTypes } from "./avif-items.ts";
import type { CleanPicture } from "./model.ts";

/** Boxes of the file and of `meta` that a still picture needs (HEIF, ISO/IEC 23008-12). */
const keptBoxes = new Set(["ftyp", "meta", "mdat"]);
const keptMetaBoxes = new Set(["hdlr", "pitm", "iloc", "iinf", "iref", "iprp", "idat", "grpl"]);

/** Items that are pixels, or that say how parts of the picture are put together. */
const shownItems = new Set(["av01", "grid", "iovl", "iden", "tmap"]);

/** An EXIF item without a tag. Some decoders fail if there is no TIFF header. */
const emptyExif = Buffer.from("\0\0\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0", "latin1");

/**
 * As `cleanPicture`. The file names its parts by their offsets, so bytes are not removed: those
 * that no pixel needs become zero. The orientation is a property of the picture, not a part of
 * EXIF. Of a sequence, only the still picture stays.
 */
export function cleanAvif(bytes: Buffer): CleanPicture | undefined {
  try {
    const cleaned = Buffer.from(bytes);
    const metaBoxes = blankOthers(cleaned);
    return metaBoxes && { bytes: cleaned, orientation: isRotated(cleaned, metaBoxes) ? 6 : 1, isAnimated: false };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** @returns the boxes of `meta`, or undefined if the bytes are not a whole picture. */
function blankOthers(bytes: Buffer): readonly Box[] | undefined {
  const boxes = readBoxes(bytes, 0, bytes.length);
  const [meta, ...others] = boxes?.filter(({ type }) => type === "meta") ?? [];
  const metaBoxes = meta && readBoxes(bytes, meta.body + 4, meta.end);
  if (!boxes || !metaBoxes || others.length > 0) return undefined;
  const find = (name: string) => metaBoxes.find(({ type }) => type === name);
  const [locations, infos, data] = [find("iloc"), find("iinf"), find("idat")];
  const parts = locations && readItemParts(bytes, locations, data);
  const types = infos && readItemTypes(bytes, infos);
  if (!parts || !types) return undefined;
  const shown = parts.filter(({ item }) => shownItems.has(types.get(item) ?? ""));
  if (shown.length === 0 || shown.some(({ end }) => end > bytes.length)) return undefined;

  for (const box of boxes.filter(({ type }) => type === "mdat")) blankBetween(bytes, box, shown);
  if (data) blankBetween(bytes, data, shown);
  const needless = [...boxes.filter(({ type }) => !keptBoxes.has(type)), ...metaBoxes.filter(({ type }) => !keptMetaBoxes.has(type))];
  for (const { start, body, end } of needless) bytes.fill(0, body, end).write("free", start + 4, "latin1");
  for (const { item, start, end } of parts) {
    if (types.get(item) === "Exif" && isBlank(bytes, start, end)) emptyExif.copy(bytes, start);
  }
  return metaBoxes;
}

/** Whether width and height are exchanged on the page (`irot`, in steps of 90 degrees). */
function isRotated(bytes: Buffer, metaBoxes: readonly Box[]): boolean {
  const inside = (boxes: readonly Box[], name: string) => boxes.filter(({ type }) => type === name);
  const properties = inside(metaBoxes, "iprp").flatMap(({ body, end }) => readBoxes(bytes, body, end) ?? []);
  const listed = inside(properties, "ipco").flatMap(({ body, end }) => readBoxes(bytes, body, end) ?? []);
  return inside(listed, "irot").some(({ body }) => bytes.readUInt8(body) % 2 === 1);
}

/** Blanks a box, except for these parts. */
function blankBetween(bytes: Buffer, { body, end }: Box, kept: readonly ItemPart[]): void {
  let at = body;
  for (const extent of [...kept].sort((one, other) => one.start - other.start)) {
    if (extent.start > at) bytes.fill(0, at, Math.min(extent.start, end));
    at = Math.max(at, Math.min(extent.end, end));
  }
  bytes.fill(0, at, end);
}

/** Whether an item has room for `emptyExif`, and is blank. */
function isBlank(bytes: Buffer, start: number, end: number): boolean {
  return end - start >= emptyExif.length && end <= bytes.length && bytes.subarray(start, end).every((byte) => byte === 0);
}
