import { createHash } from "node:crypto";

/** Names a text or the bytes of a file. */
export function hashText(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("base64url");
}
