import type { OwnParts } from "./parts/own-parts.ts";

/**
 * The parts of pages that this site makes its own; the others stay as they are. Each is given the usual part, to be left out, or to be put
 * around with what `html` of `./parts/markup.ts` makes.
 *
 * @example { footer: (usual) => html`${usual}<p>A line of our own.</p>` }
 */
export const own: OwnParts = {};
