import { createHash } from "node:crypto";

/** A PNG that is drawn when it is written, if no earlier build has kept it. */
export interface Drawing {
  /** The file's path below the site; it holds a hash of all that the picture is made from. */
  readonly name: string;
  /** As SVG. */
  readonly draw: () => string;
}

/** A short name for these texts together; others have another one. */
export function hashTexts(...texts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
}
