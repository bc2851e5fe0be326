import type { Row } from "../listing/row.ts";
import { cutAround } from "../search/excerpt.ts";
import { findMatches } from "../search/matches.ts";
import type { Wanted } from "../search/query.ts";
import { joinRuns } from "../text/inline-code.ts";
import { find } from "./elements.ts";
import { markSpans } from "./marks.ts";
import { createRow } from "./row.ts";

/**
 * The entry of a discussion that was found, with the words marked in its title and in its text, from shortly before the first of them.
 *
 * @param row its excerpt is the whole text.
 */
export function createFoundEntry(template: HTMLTemplateElement, row: Row, wanted: readonly Wanted[]): HTMLElement {
  const [match] = findMatches(joinRuns(row.excerpt), wanted);
  const entry = createRow(template, { ...row, excerpt: cutAround(row.excerpt, match?.start ?? 0) });
  for (const line of [find(entry, ".title"), find(entry, ".excerpt")]) markSpans(line, findMatches(line.textContent ?? "", wanted));
  return entry;
}
