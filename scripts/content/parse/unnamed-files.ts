import { readNamedFile } from "../../markdown/named-file.ts";

/**
 * Returns the pictures and attachments of a folder that no text names. A text names a file with the
 * last part of an address, whatever precedes it, so that no file is missed.
 *
 * @param names file names of the folder's pictures and attachments.
 * @param addresses of the pictures and links of all texts of the folder.
 */
export function findUnnamedFiles(names: Iterable<string>, addresses: readonly string[]): readonly string[] {
  const named = new Set(addresses.map(readNamedFile));
  return [...names].filter((name) => !named.has(name));
}
