import sharp from "sharp";
import type { PictureKind } from "../../scripts/content/pictures/model.ts";

/** What a camera writes beside the pixels. Each text must be found in no published file. */
export const secrets = { artist: "SECRET-ARTIST", place: "SECRET-PLACE" } as const;

export interface PhotographOptions {
  readonly kind?: PictureKind;
  /** EXIF, 1 to 8. */
  readonly orientation?: number;
  /** Changes some pixels, so that two pictures differ. */
  readonly seed?: number;
}

/** Makes a picture of these stored pixels: a gradient, and a bright square at its top left. */
export async function makePhotograph(width: number, height: number, options: PhotographOptions = {}): Promise<Buffer> {
  const { kind = "jpg", orientation = 1, seed = 0 } = options;
  const plain = sharp(drawPixels(width, height, seed), { raw: { width, height, channels: 3 } });
  const formats = {
    jpg: () => plain.jpeg({ quality: 90 }),
    png: () => plain.png(),
    webp: () => plain.webp({ quality: 80 }),
    avif: () => plain.avif({ quality: 50, effort: 0 }),
    gif: () => plain.gif(),
  };
  const picture = formats[kind]();
  if (kind === "gif") return picture.toBuffer();
  return picture
    .withExif({
      IFD0: { Artist: secrets.artist, ImageDescription: secrets.place },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 41/1 0/1" },
    })
    .withMetadata({ orientation })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${secrets.place}</place></x:xmpmeta>`)
    .toBuffer();
}

function drawPixels(width: number, height: number, seed: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isMarked = x < width / 4 && y < height / 4;
      const at = 3 * (y * width + x);
      pixels[at] = isMarked ? 255 : Math.floor((100 * x) / width);
      pixels[at + 1] = isMarked ? 255 : Math.floor((100 * y) / height);
      pixels[at + 2] = isMarked ? 255 : (seed * 7) % 100;
    }
  }
  return pixels;
}

/** The pixels of a picture as they are shown, in RGB. */
export function readPixels(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture).raw().toBuffer();
}
