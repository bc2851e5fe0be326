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
 * How copies are made. Their longer side has at most `side` pixels. An original within `side` and
 * `bytes` needs no copy. Change `version` to make all copies anew.
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
 * Plans the copy of a picture. Its name depends on the original and the parameters. It does not
 * depend on the bytes of the copy, which differ between versions of the encoder.
 *
 * @param clean the original as it is published.
 * @returns undefined if the page shows the original.
 */
export function planCopy(clean: CleanPicture, { kind, bytes, width, height }: Original): PictureCopy | undefined {
  const isSmall = Math.max(width, height) <= copying.side && clean.bytes.length <= copying.bytes;
  // Browsers disagree about the orientation of a PNG or a WebP.
  const isUpright = clean.orientation === 1 || kind === "jpg" || kind === "avif";
  if (clean.isAnimated || (isSmall && isUpright)) return undefined;
  const scale = Math.min(copying.side / Math.max(width, height), 1);
  const scaleSide = (side: number) => Math.max(Math.round(side * scale), 1);
  const hash = createHash("sha256").update(JSON.stringify(copying)).update("\0").update(bytes).digest("hex").slice(0, 32);
  return { name: `${hash}.${copying.format}`, width: scaleSide(width), height: scaleSide(height) };
}
