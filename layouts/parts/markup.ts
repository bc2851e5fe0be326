import { html, raw } from "hono/html";

/** Escaped HTML. A template of `html` escapes its values, except markup. */
export type Markup = ReturnType<typeof html>;

export { html, raw };
