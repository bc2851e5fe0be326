import { createHash } from "node:crypto";

/** A PNG that is drawn on demand, if it is not cached. */
export interface Drawing {
  /** Output path; includes a hash of everything that the picture depends on. */
  readonly name: string;
  /** Returns SVG. */
  readonly draw: () => string;
}

/**
 * 16 hex digits. Parts are hashed one by one, so that moving text between them changes the result.
 */
export function hashParts(...parts: readonly (string | Uint8Array)[]): string {
  const whole = createHash("sha256");
  for (const part of parts) whole.update(createHash("sha256").update(part).digest());
  return whole.digest("hex").slice(0, 16);
}
