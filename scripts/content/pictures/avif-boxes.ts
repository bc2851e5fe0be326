/** A box of an ISO base media file (ISO/IEC 14496-12, 4.2). */
export interface Box {
  readonly type: string;
  /** Offsets in the file: of its header, of its contents, and of the first byte after it. */
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** Real pictures have a few dozen boxes. */
const maxBoxes = 1_000;

/**
 * Reads the boxes between two offsets.
 *
 * @returns undefined if a box is cut off, or if there are too many.
 */
export function readBoxes(bytes: Buffer, start: number, end: number): readonly Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    if (at + 8 > end || boxes.length >= maxBoxes) return undefined;
    const size = bytes.readUInt32BE(at);
    // 1: the size follows in 64 bits. 0: up to the end of the file.
    const isLong = size === 1;
    if (isLong && at + 16 > end) return undefined;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : size === 0 ? end - at : size;
    const body = at + (isLong ? 16 : 8);
    if (at + length > end || at + length < body) return undefined;
    boxes.push({ type: bytes.toString("latin1", at + 4, at + 8), start: at, body, end: at + length });
    at += length;
  }
  return boxes;
}

/**
 * Returns a function that reads the next number, of 0 to 8 bytes. It throws a `RangeError` at the
 * end of the bytes.
 */
export function createNumberReader(bytes: Buffer, start: number): (size: number) => number {
  let at = start;
  return (size) => {
    const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
}
