import { readFileName } from "../text/path.ts";
import { decodeAddress } from "./addresses.ts";

/**
 * The name of the file that an address ends in.
 *
 * @param address percent-encoded or decoded. No name of a picture or an attachment holds `%`, `?`
 * or `#`.
 * @example readNamedFile("../question/server%20log.txt#end") // => "server log.txt"
 */
export function readNamedFile(address: string): string {
  const path = address.replace(/[?#].*$/s, "");
  return readFileName((decodeAddress(path) ?? path).normalize("NFC"));
}
