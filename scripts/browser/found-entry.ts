import { folding } from "#locale";
import type { Row } from "../listing/row.ts";
import { cutAround } from "../search/excerpt.ts";
import { findMatches } from "../search/matches.ts";
import type { Wanted } from "../search/query.ts";
import { joinRuns } from "../text/inline-code.ts";
import { find } from "./elements.ts";
import { markSpans } from "./marks.ts";
import { createRow } from "./row.ts";

/**
 * Creates the entry of a found discussion. It marks the wanted words in the title and the excerpt,
 * which starts shortly before the first match.
 *
 * @param row a row with the whole text as its excerpt.
 */
export function createFoundEntry(template: HTMLTemplateElement, row: Row, wanted: readonly Wanted[]): HTMLElement {
  const [match] = findMatches(joinRuns(row.excerpt), wanted, folding);
  const entry = createRow(template, { ...row, excerpt: cutAround(row.excerpt, match?.start ?? 0) });
  for (const line of [find(entry, ".title"), find(entry, ".excerpt")])
    markSpans(line, findMatches(line.textContent ?? "", wanted, folding));
  return entry;
}
