import { decodeAddress } from "../../markdown/addresses.ts";
import { readFileName } from "../../text/path.ts";

/**
 * Returns the pictures of a folder that no text names. A text names a picture with the last part of
 * an address, whatever precedes it, so that no picture is missed.
 *
 * @param names file names of the folder's pictures.
 * @param addresses of the pictures and links of all texts of the folder.
 */
export function findUnnamedPictures(names: Iterable<string>, addresses: readonly string[]): readonly string[] {
  const named = new Set(addresses.map((address) => readFileName(decodeLast(address))));
  return [...names].filter((name) => !named.has(name));
}

/** @param address percent-encoded or decoded. No name of a picture holds `%`, `?` or `#`. */
function decodeLast(address: string): string {
  const path = address.replace(/[?#].*$/s, "");
  return (decodeAddress(path) ?? path).normalize("NFC");
}
