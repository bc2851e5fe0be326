import { imageSize } from "image-size";
import type { Flaw } from "../text/flaw.ts";
import { limits } from "../text/limits.ts";
import { quoteValue } from "../text/quote.ts";

interface Kind {
  readonly ending: RegExp;
  /** How a file of this kind starts, each byte as one character; `?` stands for any. */
  readonly signature: string;
  /** The size stands in these first bytes; the rest is not looked at. */
  readonly head: number;
}

/** Signatures: PNG 3 §5.2, JPEG (ITU-T T.81 B.1.1.3), GIF89a §17, WebP container (RFC 9649 §2.4), ISO/IEC 14496-12 `ftyp` with the brand of AVIF. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ["png", { ending: /\.png$/i, signature: "\x89PNG\r\n\x1a\n", head: 64 }],
  ["jpg", { ending: /\.jpe?g$/i, signature: "\xff\xd8\xff", head: 512 * 1024 }],
  ["gif", { ending: /\.gif$/i, signature: "GIF8?a", head: 64 }],
  ["webp", { ending: /\.webp$/i, signature: "RIFF????WEBP", head: 64 }],
  // The search for a size takes the square of the number of boxes.
  ["avif", { ending: /\.avif$/i, signature: "????ftypavif", head: 16 * 1024 }],
]);

/** Reads the width and height (CSS pixels) of a picture; bytes that are not what the name says are a fault. */
export function measurePicture(bytes: Uint8Array, name: string): { readonly width: number; readonly height: number } | Flaw {
  const fix = "Use a png, jpg, jpeg, gif, webp or avif picture under its own ending.";
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const [type, kind] =
    [...kinds].find(([, { signature }]) => [...signature].every((byte, index) => byte === "?" || byte === start[index])) ?? [];
  if (!kind) return { reason: "the file is not a picture of a known kind", fix };
  if (!kind.ending.test(name)) return { reason: `the picture is not what its name says (its bytes are ${type})`, fix };
  // A copy: a small buffer of Node's is a part of a larger one, into which a cut picture would be read on.
  const size = readSize(new Uint8Array(bytes.subarray(0, kind.head)));
  if (!size) return { reason: `the size of the picture cannot be read (${type})`, fix: "Save it again in a picture editor." };
  const longest = Math.max(size.width, size.height);
  if (longest > limits.pictureSide)
    return { reason: `the picture is ${longest} pixels long`, fix: `Make it ${limits.pictureSide} pixels at most.` };
  return size;
}

/** What is wrong with the file name of a picture: it becomes part of an address, and a file on whatever disk the site is copied to. */
export function checkPictureName(name: string): Flaw | undefined {
  if (/[<>:"|?*\\%#]|(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u.test(name))
    return {
      reason: `the file name ${quoteValue(name)} cannot be part of an address`,
      fix: "Use letters, digits, spaces, `-`, `_`, `.` and round brackets.",
    };
  const bytes = Buffer.byteLength(name);
  if (bytes > limits.nameBytes)
    return { reason: `the file name ${quoteValue(name)} has ${bytes} bytes`, fix: `Shorten it to at most ${limits.nameBytes} bytes.` };
  return undefined;
}

function readSize(head: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(head);
    if (!(width > 0 && height > 0)) return undefined;
    // EXIF orientations 5–8 lie on their side.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
