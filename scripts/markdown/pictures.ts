import type { Token } from "markdown-it";
import { decodeAddress, readScheme } from "./addresses.ts";
import { readAttribute } from "./tokens.ts";

/** Returns the file name of a picture in the post's own folder. Undefined for any other address. */
export function readPictureName(token: Token): string | undefined {
  const address = readAttribute(token, "src")?.replace(/^\.\//, "") ?? "";
  if (address === "" || readScheme(address) !== undefined || /[/?#]/.test(address)) return undefined;
  return decodeAddress(address)?.normalize("NFC");
}
