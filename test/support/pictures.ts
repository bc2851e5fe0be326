import { crc32 } from "node:zlib";

/**
 * A PNG file of this many bytes, or of as many as its pixels need. Its structure is whole (PNG 3,
 * 5.2 and 5.3), but its pixels are not compressed data.
 */
export function writePng(width: number, height: number, bytes = Math.max(64, Math.ceil((width * height) / 10_000))): Uint8Array {
  const header = Buffer.from("\0\0\0\0\0\0\0\0\x08\0\0\0\0", "latin1");
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const start = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), writeChunk("IHDR", header)]);
  const end = writeChunk("IEND");
  return Buffer.concat([start, writeChunk("IDAT", Buffer.alloc(bytes - start.length - end.length - 12)), end]);
}

/** A chunk of a PNG. */
export function writeChunk(name: string, data: Uint8Array = new Uint8Array()): Uint8Array {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, "latin1");
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}
