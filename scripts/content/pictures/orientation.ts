/** The tag of the orientation and the type of its value (TIFF 6.0, section 8 and 2). */
const orientationTag = 0x0112;
const short = 3;

/**
 * Reads the orientation from EXIF data, which is a TIFF header and its first directory (TIFF 6.0,
 * section 2).
 *
 * @returns 1 to 8; 1 if the data is broken.
 */
export function readOrientation(tiff: Buffer): number {
  if (tiff.length < 8) return 1;
  const order = tiff.toString("latin1", 0, 2);
  if (order !== "II" && order !== "MM") return 1;
  const read16 = (at: number) => (order === "II" ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = order === "II" ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return 1;
  const end = Math.min(start + 2 + 12 * read16(start), tiff.length - 11);
  for (let at = start + 2; at < end; at += 12) {
    if (read16(at) !== orientationTag || read16(at + 2) !== short) continue;
    const value = read16(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Writes EXIF data that holds nothing but an orientation. */
export function writeOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("MM\0*\0\0\0\x08\0\x01", "latin1");
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(short, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

/** Whether a picture with this orientation is shown with width and height exchanged. */
export function isTurned(orientation: number): boolean {
  return orientation >= 5;
}
