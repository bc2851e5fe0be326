import { imageSize } from "image-size";
import type { Violation } from "../../../problems/violation.ts";
import { limits } from "../../../text/limits.ts";
import { showValue } from "../../../text/show-value.ts";
import { isDeviceName } from "../../../text/slug.ts";
import type { Picture } from "../../model.ts";
import { cleanPicture } from "../../pictures/clean-picture.ts";
import type { CleanPicture, PictureKind } from "../../pictures/model.ts";
import { isTurned } from "../../pictures/orientation.ts";
import { planCopy } from "../../pictures/plan-copy.ts";

interface Kind {
  readonly ending: RegExp;
  /** The first bytes of a file, one character each. `?` matches any byte. */
  readonly signature: string;
  /** The size is in this number of bytes from the start. The rest is not read. */
  readonly head: number;
}

/**
 * Signatures: PNG 3 §5.2, JPEG (ITU-T T.81 B.1.1.3), GIF89a §17, WebP container (RFC 9649 §2.4),
 * ISO/IEC 14496-12 `ftyp` with the brand of AVIF.
 */
const kinds: ReadonlyMap<PictureKind, Kind> = new Map([
  ["png", { ending: /\.png$/i, signature: "\x89PNG\r\n\x1a\n", head: 64 }],
  ["jpg", { ending: /\.jpe?g$/i, signature: "\xff\xd8\xff", head: 512 * 1024 }],
  ["gif", { ending: /\.gif$/i, signature: "GIF8?a", head: 64 }],
  ["webp", { ending: /\.webp$/i, signature: "RIFF????WEBP", head: 64 }],
  // The time to find the size grows with the square of the number of boxes.
  ["avif", { ending: /\.avif$/i, signature: "????ftypavif", head: 16 * 1024 }],
]);

/** What the pages need to know of a picture besides its name. */
type PictureFacts = Pick<Picture, "width" | "height" | "copy">;

/** Reads a picture. Bytes that cannot be published under this name are a violation. */
export function readPicture(bytes: Uint8Array, name: string): PictureFacts | Violation {
  if (bytes.length === 0) return { rule: "emptyPicture" };
  const type = findPictureKind(bytes);
  const kind = type && kinds.get(type);
  if (!kind) return { rule: "unknownPicture" };
  if (!kind.ending.test(name)) return { rule: "otherPicture", kind: type };
  const clean = cleanPicture(bytes, type);
  // Copies the bytes: a small buffer of Node is part of a larger one, and the parser would read on
  // past a truncated picture.
  const stored = readSize(new Uint8Array((clean?.bytes ?? bytes).subarray(0, kind.head)));
  if (!stored) return { rule: "pictureWithoutSize", kind: type };
  const { width, height } = clean && isTurned(clean.orientation) ? { width: stored.height, height: stored.width } : stored;
  const violation = checkSize(width, height, bytes.length);
  if (violation) return violation;
  if (!clean) return { rule: "damagedPicture", kind: type };
  const copy = planCopy(clean, { kind: type, bytes, width, height });
  return { width, height, ...(copy && { copy }) };
}

/** A picture of at most this many pixels costs little memory, whatever its bytes are. */
const harmlessPixels = 1_000_000;

/**
 * One byte of a larger picture cannot hold more pixels than this. A white page has 8,000 for each
 * byte (deflate, with one bit for a pixel). A picture with more claims its size to cost memory.
 */
const maxPixelsPerByte = 10_000;

function checkSize(width: number, height: number, bytes: number): Violation | undefined {
  const longest = Math.max(width, height);
  if (longest > limits.pictureSide) return { rule: "pictureTooLong", pixels: longest, most: limits.pictureSide };
  const pixels = width * height;
  const size = { wide: width, high: height };
  if (pixels > limits.picturePixels) return { rule: "pictureTooManyPixels", ...size, megapixels: limits.picturePixels / 1_000_000 };
  return pixels > harmlessPixels && pixels > bytes * maxPixelsPerByte ? { rule: "pictureOfFewBytes", ...size, bytes } : undefined;
}

/** Cleans a picture of any kind. Undefined if the bytes are not a whole picture. */
export function cleanKnownPicture(bytes: Uint8Array): CleanPicture | undefined {
  const kind = findPictureKind(bytes);
  return kind && cleanPicture(bytes, kind);
}

/** The format of a picture by its first bytes. Undefined for any other file. */
export function findPictureKind(bytes: Uint8Array): PictureKind | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return [...kinds].find(([, { signature }]) => [...signature].every((byte, index) => byte === "?" || byte === start[index]))?.[0];
}

/**
 * Checks the file name of a picture or an attachment, which becomes part of an address and a file
 * on any disk that the site is copied to.
 */
export function checkPictureName(name: string): Violation | undefined {
  if (/[<>:"|?*\\%#]|(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u.test(name)) return { rule: "wrongPictureName", name: showValue(name) };
  if (isDeviceName(name)) return { rule: "reservedName", name: showValue(name) };
  const bytes = Buffer.byteLength(name);
  return bytes > limits.nameBytes ? { rule: "nameTooLong", name: showValue(name), bytes, most: limits.nameBytes } : undefined;
}

/** Width and height as they are stored. */
function readSize(head: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height } = imageSize(head);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
