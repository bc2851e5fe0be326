import { folding } from "#locale";
import type { FoundDiscussion } from "../search/passage/discussion.ts";
import { cutAround } from "../search/passage/excerpt.ts";
import { findMatches } from "../search/passage/occurrences.ts";
import type { Wanted } from "../search/query/words.ts";
import { find } from "./elements.ts";
import { markSpans } from "./marks.ts";
import { createRow } from "./row.ts";

/**
 * Creates the entry of a found discussion. It links to the post with the wanted words, shows the
 * part of it with the words, and marks them.
 */
export function createFoundEntry(
  template: HTMLTemplateElement,
  { record: { row }, post, place }: FoundDiscussion,
  wanted: readonly Wanted[],
): HTMLElement {
  const page = post.page === undefined ? row.url : `${row.url}${post.page}/`;
  const url = post.id === "" ? page : `${page}#${post.id}`;
  const shown = post.text.length > 0 && { excerpt: cutAround(post.text, place), excerptLanguage: post.language };
  const entry = createRow(template, { ...row, url, ...shown });
  for (const line of [find(entry, ".title"), find(entry, ".excerpt")])
    markSpans(line, findMatches(line.textContent ?? "", wanted, folding));
  return entry;
}
