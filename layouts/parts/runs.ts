import type { SiteContext } from "../../scripts/pages/context.ts";
import { findRunsDirection, type Run, staysWhole } from "../../scripts/text/runs.ts";
import { html, type Markup } from "./markup.ts";

/** A line in which code is marked; short code is kept whole. */
export function renderRuns(runs: readonly Run[]): readonly (Markup | string)[] {
  return runs.map(({ text, code }) => (code ? html`<code${staysWhole(text) ? html` class="whole"` : ""} dir="ltr">${text}</code>` : text));
}

/** The `dir` attribute of the element that holds a line. */
export function renderRunsDirection(runs: readonly Run[], { locale }: SiteContext): Markup {
  return html` dir="${findRunsDirection(runs, locale.direction)}"`;
}
