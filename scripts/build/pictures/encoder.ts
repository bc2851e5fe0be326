import { findPictureKind, readPicture } from "../../content/parse/files/picture-file.ts";
import { copying, type PictureCopy } from "../../content/pictures/plan-copy.ts";
import { limits } from "../../text/limits.ts";

/**
 * Makes the copy of a picture, from its bytes without metadata.
 *
 * @returns undefined if the picture is refused.
 */
export type Encode = (bytes: Uint8Array, copy: PictureCopy) => Promise<Uint8Array | undefined>;

export interface Encoder {
  /** Refuses a picture with any fault. May run for several pictures at once. */
  readonly encodeSound: Encode;
  /**
   * Refuses a picture that cannot be decoded, or has fewer pixels than its header says. No other
   * picture may be encoded meanwhile: libvips has one message for all of them.
   */
  readonly encodeAlone: Encode;
}

/** The largest pictures take two seconds. */
const timeLimit = { seconds: 60 };

/**
 * What libjpeg warns of when a picture ends too early. The rest would be grey. Its other warnings
 * are about pictures that look right: phones write wrong parameters of scans, for example.
 */
const cutOff = /premature end/i;

/**
 * Loads the encoder, which is native code.
 *
 * @param format of the copies. A JPEG takes a fifth of the time, and is only good for finding out
 *   whether the picture can be decoded: its pixels are read in the same way.
 * @throws a sentence if it does not work on this machine.
 */
export async function loadEncoder(format: "webp" | "jpeg" = copying.format): Promise<Encoder> {
  const { Image } = (await import("@11ty/eleventy-img").catch(explainMissing)).default;
  const encode = async (bytes: Uint8Array, { width, height, name }: PictureCopy, failOn: "warning" | "error") => {
    const image = new Image(name, {
      ...options,
      formats: [format],
      sharpOptions: { failOn, limitInputPixels: limits.picturePixels },
      // Keeps thin coloured lines sharp, as in screenshots, but takes twice the time. A JPEG has
      // blurred them already.
      sharpWebpOptions: { quality: copying.quality, smartSubsample: findPictureKind(bytes) !== "jpg" },
      sharpJpegOptions: { quality: 1 },
      // Eleventy only keeps the ratio of the stored pixels. The size on the page must be exact.
      transform: (picture) => picture.resize(width, height, { fit: "fill" }).timeout(timeLimit),
    });
    const buffer = (await image.resize(bytes))[format]?.[0]?.buffer;
    const made = buffer && readPicture(buffer, `copy.${format}`);
    return made && "width" in made && made.width === width && made.height === height ? buffer : undefined;
  };
  return {
    encodeSound: (bytes, copy) => encode(bytes, copy, "warning").catch(() => undefined),
    encodeAlone: (bytes, copy) =>
      encode(bytes, copy, "warning").catch((error) => (isCutOff(error) ? undefined : encode(bytes, copy, "error").catch(() => undefined))),
  };
}

const options = {
  widths: ["auto"],
  formatFiltering: [],
  dryRun: true,
  useCache: false,
  fixOrientation: true,
  urlFormat: () => "",
} as const;

function isCutOff(error: unknown): boolean {
  return error instanceof Error && cutOff.test(error.message);
}

function explainMissing(error: unknown): never {
  const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
  throw new Error(
    `smaller copies of pictures cannot be made, because the package sharp does not work here (${reason}): run npm ci on this system, and give \`node --permission\` the flag --allow-addons`,
    { cause: error },
  );
}
