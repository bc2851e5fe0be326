import { folding } from "#locale";
import type { Row } from "../listing/row.ts";
import { cutAround } from "../search/excerpt.ts";
import { findMatches } from "../search/matches.ts";
import type { Wanted } from "../search/query.ts";
import { joinRuns } from "../text/inline-code.ts";
import type { Candidates } from "../text/language.ts";
import { findLineLanguage } from "../text/line-language.ts";
import { find } from "./elements.ts";
import { markSpans } from "./marks.ts";
import { createRow } from "./row.ts";

/**
 * Creates the entry of a found discussion. It marks the wanted words in the title and the excerpt,
 * which starts shortly before the first match.
 *
 * @param row a row with the whole text as its excerpt, in the language that the author named.
 * @param languages the language of the page, and the language of other Latin texts.
 */
export function createFoundEntry(template: HTMLTemplateElement, row: Row, wanted: readonly Wanted[], languages: Candidates): HTMLElement {
  const [match] = findMatches(joinRuns(row.excerpt), wanted, folding);
  const excerpt = cutAround(row.excerpt, match?.start ?? 0);
  const excerptLanguage = findLineLanguage(excerpt, languages, row.excerptLanguage).lang;
  const entry = createRow(template, { ...row, excerpt, excerptLanguage });
  for (const line of [find(entry, ".title"), find(entry, ".excerpt")])
    markSpans(line, findMatches(line.textContent ?? "", wanted, folding));
  return entry;
}
