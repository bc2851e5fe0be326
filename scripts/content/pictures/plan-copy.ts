import { createHash } from "node:crypto";
import type { CleanPicture, PictureKind } from "./model.ts";

/** The smaller picture that a page shows in place of a large one. */
export interface PictureCopy {
  /** File name: a hash of the original's bytes and of how the copy is made. */
  readonly name: string;
  /** Pixels. The orientation is applied. */
  readonly width: number;
  readonly height: number;
}

/**
 * How copies are made. The longer side has at most `side` pixels. An original of at most `bytes`
 * bytes that is no longer needs no copy. Change `version` if copies must be made anew.
 */
export const copying = { version: 2, format: "webp", side: 1_600, bytes: 256 * 1024, quality: 80 } as const;

interface Original {
  readonly kind: PictureKind;
  /** Of the file in the content folder. */
  readonly bytes: Uint8Array;
  /** Pixels, after the orientation is applied. */
  readonly width: number;
  readonly height: number;
}

/**
 * Plans the copy of a picture. The name tells the original and the parameters, not the bytes of the
 * copy, which differ between versions of the encoder and perhaps between machines.
 *
 * @param clean what is published of the original.
 * @returns undefined if the page shows the original.
 */
export function planCopy(clean: CleanPicture, { kind, bytes, width, height }: Original): PictureCopy | undefined {
  const isSmall = Math.max(width, height) <= copying.side && clean.bytes.length <= copying.bytes;
  // Browsers disagree about the orientation of a PNG or a WebP.
  const isUpright = clean.orientation === 1 || kind === "jpg" || kind === "avif";
  if (clean.isAnimated || (isSmall && isUpright)) return undefined;
  const scale = Math.min(copying.side / Math.max(width, height), 1);
  const [wide, high] = [width, height].map((side) => Math.max(Math.round(side * scale), 1));
  if (wide === undefined || high === undefined) return undefined;
  const hash = createHash("sha256").update(JSON.stringify(copying)).update("\0").update(bytes).digest("hex").slice(0, 32);
  return { name: `${hash}.${copying.format}`, width: wide, height: high };
}
