import type { CleanPicture } from "./model.ts";
import { readOrientation, writeOrientation } from "./orientation.ts";

/** Markers (ITU-T T.81, table B.1). */
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Frames that browsers decode: baseline, extended and progressive. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Tables and restart interval: DHT, DQT, DRI. */
const tables: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd]);

const exifStart = "Exif\0\0";
const profileStart = "ICC_PROFILE\0";

/** As `cleanPicture`. Of application data, JFIF, colour profiles and Adobe's transform stay. */
export function cleanJpeg(bytes: Buffer): CleanPicture | undefined {
  if (bytes.readUInt16BE(0) !== 0xff00 + startOfImage) return undefined;
  const kept: Buffer[] = [];
  let orientation: number | undefined;
  let [frameCount, scanCount] = [0, 0];
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return undefined;
    // Any number of bytes 0xff may precede a marker.
    while (bytes[at + 1] === 0xff) at++;
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) break;
    const end = at + 2 + (at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0);
    if (end < at + 4 || end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    if (marker === 0xe1) orientation ??= readExif(segment);
    if (frames.has(marker)) frameCount++;
    if (marker === startOfScan) {
      scanCount++;
      at = findScanEnd(bytes, end);
      kept.push(bytes.subarray(end - segment.length, at));
    } else {
      kept.push(...keepSegment(marker, segment));
      at = end;
    }
  }
  if (frameCount !== 1 || scanCount === 0) return undefined;
  const turned = orientation === undefined || orientation === 1 ? [] : [writeExif(orientation)];
  const first = kept[0]?.[1] === 0xe0 ? 1 : 0;
  const parts = [bytes.subarray(0, 2), ...kept.slice(0, first), ...turned, ...kept.slice(first), Buffer.from([0xff, endOfImage])];
  return { bytes: Buffer.concat(parts), orientation: orientation ?? 1, isAnimated: false };
}

function keepSegment(marker: number, segment: Buffer): readonly Buffer[] {
  if (frames.has(marker) || tables.has(marker)) return [segment];
  const startsWith = (name: string) => segment.toString("latin1", 4, 4 + name.length) === name;
  if (marker === 0xe0 && startsWith("JFIF\0") && segment.length >= 18) return [keepJfif(segment)];
  if (marker === 0xe2 && startsWith(profileStart)) return [segment];
  if (marker === 0xee && startsWith("Adobe") && segment.length === 16) return [segment];
  return [];
}

/** Leaves out the preview (JFIF 1.02, page 5). */
function keepJfif(segment: Buffer): Buffer {
  const kept = Buffer.from(segment.subarray(0, 18));
  kept.writeUInt16BE(16, 2);
  kept.writeUInt16BE(0, 16);
  return kept;
}

/** @returns undefined if the segment is not EXIF. */
function readExif(segment: Buffer): number | undefined {
  const start = 4 + exifStart.length;
  return segment.toString("latin1", 4, start) === exifStart ? readOrientation(segment.subarray(start)) : undefined;
}

function writeExif(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from(exifStart, "latin1"), writeOrientation(orientation)]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, data.length + 2]), data]);
}

/** The place of the marker after a scan. In a scan, only 0 or a restart marker may follow 0xff. */
function findScanEnd(bytes: Buffer, start: number): number {
  let at = start;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) return bytes.length;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 2;
  }
}
