/** True if a font has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean;

/**
 * Reads the characters of a TrueType font from its `cmap` table in format 4, which covers
 * U+0000–FFFF (OpenType 1.9.1, "cmap").
 *
 * @throws if the font has no such table.
 */
export function readCoverage(font: Uint8Array): Coverage {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const covered = new Set(listSegments(view, findSubtable(view)));
  return (codePoint) => covered.has(codePoint);
}

/** The offset of the first subtable in format 4. */
function findSubtable(view: DataView): number {
  const cmap = findTable(view, "cmap");
  const count = cmap === undefined ? 0 : view.getUint16(cmap + 2);
  for (let index = 0; index < count && cmap !== undefined; index++) {
    const start = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    if (view.getUint16(start) === 4) return start;
  }
  throw new Error("the font has no cmap table in format 4");
}

function findTable(view: DataView, tag: string): number | undefined {
  const name = [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);
  for (let record = 12; record < 12 + view.getUint16(4) * 16; record += 16)
    if (view.getUint32(record) === name) return view.getUint32(record + 8);
  return undefined;
}

/** The code points with a glyph. Glyph 0 means a missing one. */
function* listSegments(view: DataView, start: number): Generator<number> {
  const length = view.getUint16(start + 6);
  const ends = start + 14;
  const starts = ends + length + 2;
  const deltas = starts + length;
  const offsets = deltas + length;
  for (let segment = 0; segment < length; segment += 2) {
    const first = view.getUint16(starts + segment);
    const offset = view.getUint16(offsets + segment);
    for (let code = first; code <= view.getUint16(ends + segment) && code < 0xffff; code++) {
      const glyph = offset === 0 ? code : view.getUint16(offsets + segment + offset + 2 * (code - first));
      if (glyph !== 0 && ((glyph + view.getUint16(deltas + segment)) & 0xffff) !== 0) yield code;
    }
  }
}
