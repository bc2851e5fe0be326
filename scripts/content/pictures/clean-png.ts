import { crc32 } from "node:zlib";
import type { CleanPicture } from "./model.ts";
import { readOrientation, writeOrientation } from "./orientation.ts";

/** Chunks that decide how the pixels look (PNG 3, 11.2 and 11.3), and those of animations. */
const keptChunks: ReadonlySet<string> = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT".split(" "),
);

/** As `cleanPicture`. The checksum of each chunk must be right (PNG 3, 5.3). */
export function cleanPng(bytes: Buffer): CleanPicture | undefined {
  const kept = [bytes.subarray(0, 8)];
  const names = new Set<string>();
  let orientation = 1;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    const name = bytes.toString("latin1", at + 4, at + 8);
    // The header is the first chunk and the only one of its name.
    if ((names.size === 0) !== (name === "IHDR")) return undefined;
    const isBefore = !names.has("IDAT");
    if (name === "eXIf" && isBefore) orientation = readOrientation(bytes.subarray(at + 8, end - 4));
    if (name === "IDAT" && isBefore && orientation !== 1) kept.push(writeChunk("eXIf", writeOrientation(orientation)));
    names.add(name);
    if (keptChunks.has(name)) kept.push(bytes.subarray(at, end));
    if (name === "IEND") return names.has("IDAT") ? { bytes: Buffer.concat(kept), orientation, isAnimated: names.has("acTL") } : undefined;
    at = end;
  }
  return undefined;
}

function writeChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, "latin1");
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}
