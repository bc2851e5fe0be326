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

/** A marker and its parameters. Those of a scan also have its pixels. */
interface Segment {
  readonly marker: number;
  readonly bytes: Buffer;
}

/** As `cleanPicture`. Of application data, JFIF, colour profiles and Adobe's transform stay. */
export function cleanJpeg(bytes: Buffer): CleanPicture | undefined {
  const segments = bytes.readUInt16BE(0) === 0xff00 + startOfImage ? readSegments(bytes) : undefined;
  if (!segments) return undefined;
  const frameCount = segments.filter(({ marker }) => frames.has(marker)).length;
  const scanCount = segments.filter(({ marker }) => marker === startOfScan).length;
  if (frameCount !== 1 || scanCount === 0) return undefined;
  const orientation = readFirstExif(segments) ?? 1;
  const kept = segments.flatMap(keepSegment);
  // JFIF must stay the first segment.
  const place = kept[0]?.[1] === 0xe0 ? 1 : 0;
  const exif = orientation === 1 ? [] : [writeExif(orientation)];
  const parts = [bytes.subarray(0, 2), ...kept.slice(0, place), ...exif, ...kept.slice(place), Buffer.from([0xff, endOfImage])];
  return { bytes: Buffer.concat(parts), orientation, isAnimated: false };
}

/**
 * Reads the segments between the start and the end of the picture.
 *
 * @returns undefined if a segment is cut off, or if the end is missing.
 */
function readSegments(bytes: Buffer): readonly Segment[] | undefined {
  const segments: Segment[] = [];
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return undefined;
    // Any number of bytes 0xff may precede a marker.
    while (bytes[at + 1] === 0xff) at++;
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) return segments;
    const parameterEnd = at + 2 + (at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0);
    if (parameterEnd < at + 4 || parameterEnd > bytes.length) return undefined;
    const end = marker === startOfScan ? findScanEnd(bytes, parameterEnd) : parameterEnd;
    segments.push({ marker, bytes: bytes.subarray(at, end) });
    at = end;
  }
}

function keepSegment({ marker, bytes }: Segment): readonly Buffer[] {
  if (frames.has(marker) || tables.has(marker) || marker === startOfScan) return [bytes];
  const startsWith = (name: string) => bytes.toString("latin1", 4, 4 + name.length) === name;
  if (marker === 0xe0 && startsWith("JFIF\0") && bytes.length >= 18) return [keepJfif(bytes)];
  if (marker === 0xe2 && startsWith(profileStart)) return [bytes];
  if (marker === 0xee && startsWith("Adobe") && bytes.length === 16) return [bytes];
  return [];
}

/** Leaves out the preview (JFIF 1.02, page 5). */
function keepJfif(segment: Buffer): Buffer {
  const kept = Buffer.from(segment.subarray(0, 18));
  kept.writeUInt16BE(16, 2);
  kept.writeUInt16BE(0, 16);
  return kept;
}

/** The orientation of the first EXIF data. Undefined if there is none. */
function readFirstExif(segments: readonly Segment[]): number | undefined {
  const start = 4 + exifStart.length;
  const exif = segments.find(({ marker, bytes }) => marker === 0xe1 && bytes.toString("latin1", 4, start) === exifStart);
  return exif && readOrientation(exif.bytes.subarray(start));
}

function writeExif(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from(exifStart, "latin1"), writeOrientation(orientation)]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, data.length + 2]), data]);
}

/** The offset of the marker after a scan. In a scan, only 0 or a restart marker may follow 0xff. */
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
