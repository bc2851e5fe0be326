import { cleanAvif } from "./clean-avif.ts";
import { cleanGif } from "./clean-gif.ts";
import { cleanJpeg } from "./clean-jpeg.ts";
import { cleanPng } from "./clean-png.ts";
import { cleanWebp } from "./clean-webp.ts";
import type { CleanPicture, PictureKind } from "./model.ts";

/**
 * Removes everything from a picture that is not needed to show it: EXIF, XMP, IPTC, comments,
 * previews, and bytes after its end. Parts are kept by an allow-list. Nothing is encoded again. If
 * the picture is not upright, new EXIF data keeps its orientation, and nothing else.
 *
 * @returns undefined if the bytes are not a whole picture of this kind.
 */
export function cleanPicture(bytes: Uint8Array, kind: PictureKind): CleanPicture | undefined {
  return cleaners[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

const cleaners: Readonly<Record<PictureKind, (bytes: Buffer) => CleanPicture | undefined>> = {
  png: cleanPng,
  jpg: cleanJpeg,
  gif: cleanGif,
  webp: cleanWebp,
  avif: cleanAvif,
};
