/** The start of a PNG file, as far as the size is read (PNG 3, 5.2 and 11.2.1). */
export function writePng(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(64);
  bytes.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
