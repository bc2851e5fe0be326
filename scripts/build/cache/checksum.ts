import { hash } from "node:crypto";

/** SHA-256 as base64url. */
export function hashText(text: string | Uint8Array): string {
  return hash("sha256", text, "base64url");
}
