import type { Direction } from "./direction.ts";
import { findRunsDirection, type Run } from "./inline-code.ts";
import { type Candidates, describeLanguage, findTextLanguage, type TextLanguage } from "./language.ts";

/** The `lang` and `dir` of a part of a page. */
export interface PartLanguage {
  /** BCP 47, empty if nobody knows the language; absent if the part is in the page's language. */
  readonly lang?: string;
  readonly dir: Direction;
}

/** Addresses of the web, which are in no language. */
const addresses = /\b[a-z]{2,10}:\/\/\S+/gi;

/**
 * Finds the language of a title or an excerpt. Code and addresses do not count.
 *
 * @param page the page's language, and the language of other Latin texts.
 * @param declared the language that the author named.
 */
export function findLineLanguage(runs: readonly Run[], page: Candidates, declared?: string): PartLanguage {
  const text = runs.map((run) => (run.code ? " " : run.text)).join("");
  const candidates: Candidates = declared === undefined ? page : [describeLanguage(declared), ...page];
  const found = findTextLanguage(text.includes("://") ? text.replace(addresses, " ") : text, candidates);
  const [site] = page;
  const language = found?.language ?? site;
  return describePart(language, site, findRunsDirection(runs, site.direction ?? "ltr", language.direction));
}

/** @param site the language of the page. */
export function describePart({ tag }: TextLanguage, site: TextLanguage, dir: Direction): PartLanguage {
  return { ...(tag !== site.tag && { lang: tag }), dir };
}
