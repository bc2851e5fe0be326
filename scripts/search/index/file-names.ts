import { hash } from "node:crypto";

/** Writes a file of the index. A name may come more than once, with the same content. */
export type WriteFile = (name: string, content: string) => void;

/** Characters, 48 bits: the chance that two of a million files get one name is 1 in 500. */
const nameLength = 8;

/**
 * Names a file by its content, so that browsers and servers may keep it for ever. Browsers never
 * load this module.
 *
 * @returns the name without `.json`.
 */
export function nameFile(content: string): string {
  return hash("sha256", content, "base64url").slice(0, nameLength);
}
