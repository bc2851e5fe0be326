import type { SiteContext } from "../../scripts/pages/site.ts";
import { attachPunctuation, findRunsDirection, isUnbreakable, type Run } from "../../scripts/text/inline-code.ts";
import { html, type Markup } from "./markup.ts";

/** A line with marked code. Short code does not wrap, nor does punctuation after it. */
export function renderRuns(runs: readonly Run[]): readonly (Markup | string)[] {
  return attachPunctuation(runs).map(({ text, code, punctuation }) => {
    if (!code) return text;
    const shown = html`<code${isUnbreakable(text) ? html` class="whole"` : ""} dir="ltr">${text}</code>`;
    return punctuation === "" ? shown : html`<span class="bound">${shown}${punctuation}</span>`;
  });
}

/** The `dir` attribute of the element that holds a line. */
export function renderRunsDirection(runs: readonly Run[], { locale }: SiteContext): Markup {
  return html` dir="${findRunsDirection(runs, locale.direction)}"`;
}
