import { hash } from "node:crypto";

/** Names a text or the bytes of a file. */
export function hashText(text: string | Uint8Array): string {
  return hash("sha256", text, "base64url");
}
