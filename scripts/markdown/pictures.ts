import type { Token } from "markdown-it";
import { findContentPath } from "../text/content-path.ts";
import { listFolders, readFileName } from "../text/path.ts";
import { decodeAddress, readScheme } from "./addresses.ts";
import { readAttribute } from "./tokens.ts";

/** Where a post is, as paths below the content folder. */
export interface PostPlace {
  readonly file: string;
  /** The folder of its discussion, which holds the pictures. */
  readonly folder: string;
}

/**
 * Returns the file name of a picture in the folder of the post's discussion. Undefined for any
 * other address. A bare name works in every post. A path counts as editors and git hosts read it:
 * relative to the file of the post.
 */
export function readPictureName(token: Token, place?: PostPlace): string | undefined {
  const address = readAttribute(token, "src") ?? "";
  if (address === "" || readScheme(address) !== undefined || /[?#]/.test(address)) return undefined;
  const path = decodeAddress(address)?.normalize("NFC");
  const name = path?.replace(/^(?:\.\/)+/, "");
  if (path === undefined || name === undefined || !name.includes("/")) return name;
  const found = place && findContentPath(place.file, path);
  return found !== undefined && listFolders(found).at(-1) === place?.folder ? readFileName(found) : undefined;
}
