import type { SiteContext } from "../../scripts/pages/site.ts";
import { findDirection } from "../../scripts/text/direction.ts";
import { findLineLanguage, type PartLanguage } from "../../scripts/text/line-language.ts";
import { html, type Markup } from "./markup.ts";

/** The `dir` attribute of an element that holds a name, which is in no language. */
export function renderDirection(text: string, { locale }: SiteContext): Markup {
  return html` dir="${findDirection(text, locale.direction)}"`;
}

/** The `lang` and `dir` attributes of an element that holds one line of the owner's text. */
export function renderLineLanguage(text: string, site: SiteContext): Markup {
  return renderLanguage(findLineLanguage([{ text, code: false }], site.languages));
}

/** The `lang` and `dir` attributes of an element. */
export function renderLanguage({ lang, dir }: PartLanguage): Markup {
  return html`${renderLang(lang)} dir="${dir}"`;
}

/** The attributes of an element, without those that repeat the page's. */
export function renderDifference({ lang, dir }: PartLanguage, { locale }: SiteContext): Markup {
  return html`${renderLang(lang)}${dir === locale.direction ? "" : html` dir="${dir}"`}`;
}

/** @param name of the attribute in XML. */
export function renderLang(language: string | undefined, name: "lang" | "xml:lang" = "lang"): Markup | "" {
  return language === undefined ? "" : html` ${name}="${language}"`;
}
