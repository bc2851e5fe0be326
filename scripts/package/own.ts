// What the `own.ts` of a site may import from the package.
export { html } from "../../layouts/parts/markup.ts";
export type { OwnParts, Part } from "../../layouts/parts/own-parts.ts";
export { link } from "../text/href.ts";
