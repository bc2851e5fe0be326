import type { SiteContext } from "../../scripts/pages/site.ts";
import { findDirection } from "../../scripts/text/direction.ts";
import { html, type Markup } from "./markup.ts";

/** The `dir` attribute of an element that holds an author's text. */
export function renderDirection(text: string, { locale }: SiteContext): Markup {
  return html` dir="${findDirection(text, locale.direction)}"`;
}
