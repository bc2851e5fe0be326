import { createHash } from "node:crypto";

/** A PNG that is drawn when it is written, if no earlier build has kept it. */
export interface Drawing {
  /** The file's path below the site; it holds a hash of all that the picture is made from. */
  readonly name: string;
  /** As SVG. */
  readonly draw: () => string;
}

/** A short name for these parts together; others have another one, also where they make the same in a row. */
export function hashParts(...parts: readonly (string | Uint8Array)[]): string {
  const whole = createHash("sha256");
  for (const part of parts) whole.update(createHash("sha256").update(part).digest());
  return whole.digest("hex").slice(0, 16);
}
