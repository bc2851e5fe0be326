import type { SiteContext } from "../../scripts/pages/site.ts";
import { findLanguageDirection } from "../../scripts/text/direction.ts";
import { attachPunctuation, findRunsDirection, isUnbreakable, type Run } from "../../scripts/text/inline-code.ts";
import { renderLang } from "./direction.ts";
import { html, type Markup } from "./markup.ts";

/** A line with marked code. Short code does not wrap, nor does punctuation after it. */
export function renderRuns(runs: readonly Run[]): readonly (Markup | string)[] {
  return attachPunctuation(runs).map(({ text, code, punctuation }) => {
    if (!code) return text;
    const shown = html`<code${isUnbreakable(text) ? html` class="whole"` : ""} dir="ltr">${text}</code>`;
    return punctuation === "" ? shown : html`<span class="bound">${shown}${punctuation}</span>`;
  });
}

/**
 * The `dir` and `lang` attributes of the element that holds a line.
 *
 * @param language of the line; undefined if it is the site's.
 */
export function renderRunsLanguage(runs: readonly Run[], language: string | undefined, { locale }: SiteContext): Markup {
  const dir = findRunsDirection(runs, locale.direction, findLanguageDirection(language ?? ""));
  return html` dir="${dir}"${renderLang(language)}`;
}
