import { imageSize } from "image-size";
import type { Violation } from "../../../problems/violation.ts";
import { limits } from "../../../text/limits.ts";
import { showValue } from "../../../text/show-value.ts";

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
const kinds: ReadonlyMap<string, Kind> = new Map([
  ["png", { ending: /\.png$/i, signature: "\x89PNG\r\n\x1a\n", head: 64 }],
  ["jpg", { ending: /\.jpe?g$/i, signature: "\xff\xd8\xff", head: 512 * 1024 }],
  ["gif", { ending: /\.gif$/i, signature: "GIF8?a", head: 64 }],
  ["webp", { ending: /\.webp$/i, signature: "RIFF????WEBP", head: 64 }],
  // The time to find the size grows with the square of the number of boxes.
  ["avif", { ending: /\.avif$/i, signature: "????ftypavif", head: 16 * 1024 }],
]);

/**
 * Reads the width and height (CSS pixels) of a picture. Bytes of another format than the name says
 * are a violation.
 */
export function measurePicture(bytes: Uint8Array, name: string): { readonly width: number; readonly height: number } | Violation {
  if (bytes.length === 0) return { rule: "emptyPicture" };
  const type = findPictureKind(bytes) ?? "";
  const kind = kinds.get(type);
  if (!kind) return { rule: "unknownPicture" };
  if (!kind.ending.test(name)) return { rule: "otherPicture", kind: type };
  // Copies the bytes: a small buffer of Node is part of a larger one, and the parser would read on
  // past a truncated picture.
  const size = readSize(new Uint8Array(bytes.subarray(0, kind.head)));
  if (!size) return { rule: "pictureWithoutSize", kind: type };
  const longest = Math.max(size.width, size.height);
  if (longest > limits.pictureSide) return { rule: "pictureTooLong", pixels: longest, most: limits.pictureSide };
  const megapixels = limits.picturePixels / 1_000_000;
  if (size.width * size.height <= limits.picturePixels) return size;
  return { rule: "pictureTooManyPixels", wide: size.width, high: size.height, megapixels };
}

/** The format of a picture by its first bytes. Undefined for any other file. */
export function findPictureKind(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return [...kinds].find(([, { signature }]) => [...signature].every((byte, index) => byte === "?" || byte === start[index]))?.[0];
}

/**
 * Checks the file name of a picture or an attachment, which becomes part of an address and a file
 * on any disk that the site is copied to.
 */
export function checkPictureName(name: string): Violation | undefined {
  if (/[<>:"|?*\\%#]|(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u.test(name)) return { rule: "wrongPictureName", name: showValue(name) };
  const bytes = Buffer.byteLength(name);
  return bytes > limits.nameBytes ? { rule: "nameTooLong", name: showValue(name), bytes, most: limits.nameBytes } : undefined;
}

function readSize(head: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(head);
    if (!(width > 0 && height > 0)) return undefined;
    // EXIF orientations 5–8 swap width and height.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
