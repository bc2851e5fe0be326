import type { SiteContext } from "../../scripts/pages/site.ts";
import { bindSigns, findRunsDirection, type Run, staysWhole } from "../../scripts/text/inline-code.ts";
import { html, type Markup } from "./markup.ts";

/** A line with marked code. Short code does not wrap, nor does punctuation after it. */
export function renderRuns(runs: readonly Run[]): readonly (Markup | string)[] {
  return bindSigns(runs).map(({ text, code, signs }) => {
    if (!code) return text;
    const shown = html`<code${staysWhole(text) ? html` class="whole"` : ""} dir="ltr">${text}</code>`;
    return signs === "" ? shown : html`<span class="bound">${shown}${signs}</span>`;
  });
}

/** The `dir` attribute of the element that holds a line. */
export function renderRunsDirection(runs: readonly Run[], { locale }: SiteContext): Markup {
  return html` dir="${findRunsDirection(runs, locale.direction)}"`;
}
