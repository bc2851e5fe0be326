import { findPictureKind, readPicture } from "../../content/parse/files/picture-file.ts";
import { copying, type PictureCopy } from "../../content/pictures/plan-copy.ts";
import { limits } from "../../text/limits.ts";

/**
 * Makes the copy of a picture, from its bytes without metadata.
 *
 * @returns undefined if the picture cannot be decoded, or has fewer pixels than its header says.
 */
export type Encode = (bytes: Uint8Array, copy: PictureCopy) => Promise<Uint8Array | undefined>;

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
 * @throws a sentence if it does not work on this machine.
 */
export async function loadEncoder(): Promise<Encode> {
  const { Image } = (await import("@11ty/eleventy-img").catch(explainMissing)).default;
  return async (bytes, { width, height, name }) => {
    const encode = async (failOn: "warning" | "error") => {
      const image = new Image(name, {
        ...options,
        sharpOptions: { failOn, limitInputPixels: limits.picturePixels },
        // Keeps thin coloured lines sharp, as in screenshots, but takes twice the time. In a JPEG
        // they are blurred already.
        sharpWebpOptions: { quality: copying.quality, smartSubsample: findPictureKind(bytes) !== "jpg" },
        // Eleventy only keeps the ratio of the stored pixels. The size on the page must be exact.
        transform: (picture) => picture.resize(width, height, { fit: "fill" }).timeout(timeLimit),
      });
      return (await image.resize(bytes)).webp[0]?.buffer;
    };
    const buffer = await encode("warning").catch((error) => (isCutOff(error) ? undefined : encode("error").catch(() => undefined)));
    const made = buffer && readPicture(buffer, name);
    return made && "width" in made && made.width === width && made.height === height ? buffer : undefined;
  };
}

const options = {
  widths: ["auto"],
  formats: [copying.format],
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
