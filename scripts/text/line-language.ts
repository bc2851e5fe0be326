import type { Direction } from "./direction.ts";
import { findRunsDirection, type Run, readProse } from "./inline-code.ts";
import { type Candidates, describeLanguage, findTextLanguage, type TextLanguage } from "./language.ts";

/** The `lang` and `dir` of a part of a page. */
export interface PartLanguage {
  /** BCP 47, empty if nobody knows the language; absent if the part is in the page's language. */
  readonly lang?: string;
  readonly dir: Direction;
}

/**
 * Finds the language of a title or an excerpt. Code and addresses do not count.
 *
 * @param page the page's language, and the language of other Latin texts.
 * @param declared the language that the author named.
 */
export function findLineLanguage(runs: readonly Run[], page: Candidates, declared?: string): PartLanguage {
  const candidates: Candidates = declared === undefined ? page : [describeLanguage(declared), ...page];
  const found = findTextLanguage(readProse(runs), candidates);
  const [site] = page;
  const language = found?.language ?? site;
  return describePart(language, site, findRunsDirection(runs, site.direction ?? "ltr", language.direction));
}

/** @param site the language of the page. */
export function describePart({ tag }: TextLanguage, site: TextLanguage, dir: Direction): PartLanguage {
  return { ...(tag !== site.tag && { lang: tag }), dir };
}
