import { html, raw } from "hono/html";

/** HTML that is escaped already. Values that stand in `html` templates are escaped unless they are markup themselves. */
export type Markup = ReturnType<typeof html>;

export { html, raw };
