import { createHash } from "node:crypto";
import { assetsFolder } from "../../pages/urls.ts";

/** A file to be published, in the folder `${assetsFolder}` of the site. */
export interface Asset {
  /** Relative to the site's root; holds a hash of the contents. */
  readonly name: string;
  readonly contents: Uint8Array;
}

export function nameAsset(name: string, extension: string, contents: Uint8Array): Asset {
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 10);
  return { name: `${assetsFolder}${name}-${hash}${extension}`, contents };
}
