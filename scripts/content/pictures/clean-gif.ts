import type { CleanPicture } from "./model.ts";

/** Blocks and labels of extensions (GIF89a, 20 to 27). */
const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const graphicControl = 0xf9;
const application = 0xff;

/** As `cleanPicture`. Two extensions stay: the times of frames and the number of repetitions. */
export function cleanGif(bytes: Buffer): CleanPicture | undefined {
  let at = 13 + measureTable(bytes[10]);
  const kept = [bytes.subarray(0, at)];
  let frames = 0;
  while (at < bytes.length && bytes[at] !== trailer) {
    const end = findBlockEnd(bytes, at);
    if (end === undefined) return undefined;
    const block = bytes.subarray(at, end);
    if (block[0] === image) frames++;
    if (block[0] === image || block[1] === graphicControl || isRepetition(block)) kept.push(block);
    at = end;
  }
  if (frames === 0) return undefined;
  return { bytes: Buffer.concat([...kept, Buffer.from([trailer])]), orientation: 1, isAnimated: frames > 1 };
}

/**
 * The bytes of a colour table (GIF89a, 18 and 20).
 *
 * @param fields the packed byte that says whether there is a table, and its size.
 */
function measureTable(fields = 0): number {
  return fields & 0x80 ? 3 * 2 ** ((fields & 7) + 1) : 0;
}

/** The offset after a block. Undefined if the block is unknown or cut off. */
function findBlockEnd(bytes: Buffer, start: number): number | undefined {
  if (bytes[start] === extension) return findDataEnd(bytes, start + 2);
  return bytes[start] === image ? findDataEnd(bytes, start + 11 + measureTable(bytes[start + 9])) : undefined;
}

/** The offset after sub-blocks. Each starts with its length, and the last one is empty. */
function findDataEnd(bytes: Buffer, start: number): number | undefined {
  let at = start;
  for (;;) {
    const length = bytes[at];
    if (length === undefined) return undefined;
    at += 1 + length;
    if (length === 0) return at;
  }
}

/** Whether a block is Netscape's extension: three bytes, 1 and the number of repetitions. */
function isRepetition(block: Buffer): boolean {
  return block[1] === application && block.length === 19 && block.toString("latin1", 2, 14) === "\x0bNETSCAPE2.0" && block[14] === 3;
}
