import type { OwnParts } from "./parts/own-parts.ts";

/**
 * The parts of pages that this site replaces. All other parts keep their default. Each function
 * receives the default part: leave it out, or write around it with `html` of `./parts/markup.ts`.
 *
 * @example { footer: (defaultPart) => html`${defaultPart}<p>A line of our own.</p>` }
 */
export const own: OwnParts = {};
