import { findPictureKind, readPicture } from "../../content/parse/files/picture-file.ts";
import { copying, type PictureCopy } from "../../content/pictures/plan-copy.ts";
import { limits } from "../../text/limits.ts";

/**
 * Makes the copy of a picture, from its bytes without metadata.
 *
 * @returns undefined if the picture cannot be decoded, or is not as large as its header says.
 */
export type Encode = (bytes: Uint8Array, copy: PictureCopy) => Promise<Uint8Array | undefined>;

/** The largest pictures take two seconds. */
const patience = { seconds: 60 };

/**
 * Loads the encoder, which is native code.
 *
 * @throws a sentence if it does not work on this machine.
 */
export async function loadEncoder(): Promise<Encode> {
  const { Image } = (await import("@11ty/eleventy-img").catch(explainMissing)).default;
  return async (bytes, copy) => {
    const { width, height, name } = copy;
    const image = new Image(name, {
      ...options,
      // Sharp edges of colours, as in screenshots, take twice the time. A JPEG has none any more.
      sharpWebpOptions: { quality: copying.quality, smartSubsample: findPictureKind(bytes) !== "jpg" },
      // Eleventy only keeps the ratio of the stored pixels. The size on the page must be exact.
      transform: (picture) => picture.resize(width, height, { fit: "fill" }).timeout(patience),
    });
    const made = await image.resize(bytes).catch(() => undefined);
    const buffer = made?.webp[0]?.buffer;
    const found = buffer && readPicture(buffer, name);
    return found && "width" in found && found.width === width && found.height === height ? buffer : undefined;
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
  sharpOptions: { failOn: "error", limitInputPixels: limits.picturePixels },
} as const;

function explainMissing(error: unknown): never {
  const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
  throw new Error(
    `smaller copies of pictures cannot be made, because the package sharp does not work here (${reason}): run npm ci on this system, and give \`node --permission\` the flag --allow-addons`,
    { cause: error },
  );
}
