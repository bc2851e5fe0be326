import type { CleanPicture } from "./model.ts";
import { readOrientation, writeOrientation } from "./orientation.ts";

/** Chunks that a frame needs, and those that the file needs besides (RFC 9649, 2.7). */
const pixelChunks = ["ALPH", "VP8 ", "VP8L"];
const keptChunks = [...pixelChunks, "VP8X", "ICCP", "ANIM", "ANMF"];

/** Flags of `VP8X` that stay (RFC 9649, 2.7.1): colour profile, transparency, animation. */
const keptFlags = 0x32;
const exifFlag = 0x08;

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

/** As `cleanPicture`. */
export function cleanWebp(bytes: Buffer): CleanPicture | undefined {
  const size = bytes.readUInt32LE(4);
  const chunks = readChunks(bytes.subarray(12, 8 + size));
  if (8 + size > bytes.length || !chunks?.some(({ name }) => ["VP8 ", "VP8L", "ANMF"].includes(name))) return undefined;
  const exif = chunks.find(({ name }) => name === "EXIF");
  const isExtended = chunks[0]?.name === "VP8X" && chunks[0].data.length === 10;
  // Some programs write `Exif` and two zeros first, as in a JPEG.
  const orientation = exif && isExtended ? readOrientation(exif.data.subarray(exif.data.toString("latin1", 0, 4) === "Exif" ? 6 : 0)) : 1;
  const isTurned = orientation !== 1;
  const kept = chunks.flatMap(({ name, data }) => {
    if (!keptChunks.includes(name)) return [];
    if (name === "VP8X") return isExtended ? [{ name, data: keepFlags(data, isTurned) }] : [];
    if (name !== "ANMF") return [{ name, data }];
    const frame = readChunks(data.subarray(16))?.filter((part) => pixelChunks.includes(part.name));
    return frame ? [{ name, data: Buffer.concat([data.subarray(0, 16), writeChunks(frame)]) }] : [];
  });
  const body = writeChunks(isTurned ? [...kept, { name: "EXIF", data: writeOrientation(orientation) }] : kept);
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(4 + body.length, 4);
  return { bytes: Buffer.concat([head, body]), orientation, isAnimated: kept.some(({ name }) => name === "ANMF") };
}

function keepFlags(data: Buffer, isTurned: boolean): Buffer {
  const kept = Buffer.from(data);
  kept[0] = ((data[0] ?? 0) & keptFlags) | (isTurned ? exifFlag : 0);
  return kept;
}

/** @returns undefined if a chunk is cut off. */
function readChunks(bytes: Buffer): readonly Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length) return undefined;
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > bytes.length) return undefined;
    chunks.push({ name: bytes.toString("latin1", at, at + 4), data: bytes.subarray(at + 8, end) });
    // Chunks start at even offsets. The last one may lack its padding.
    at = end + (end % 2);
  }
  return chunks;
}

function writeChunks(chunks: readonly Chunk[]): Buffer {
  return Buffer.concat(
    chunks.flatMap(({ name, data }) => {
      const head = Buffer.from(`${name}\0\0\0\0`, "latin1");
      head.writeUInt32LE(data.length, 4);
      return [head, data, Buffer.alloc(data.length % 2)];
    }),
  );
}
