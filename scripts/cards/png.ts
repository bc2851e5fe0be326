import { crc32 } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Whether every byte of a PNG is there as it was written: its signature, and its chunks by their own sums up to the last (PNG 3, 5.2 and 5.3). */
export function isWholePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, signature.length).equals(signature)) return false;
  for (let start = signature.length; start + 12 <= bytes.length; ) {
    const end = start + 12 + bytes.readUInt32BE(start);
    if (end > bytes.length || crc32(bytes.subarray(start + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    if (bytes.toString("latin1", start + 4, start + 8) === "IEND") return end === bytes.length;
    start = end;
  }
  return false;
}
