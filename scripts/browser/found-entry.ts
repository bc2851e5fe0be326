import { folding } from "#locale";
import type { FoundDiscussion } from "../search/passage/discussion.ts";
import { cutAround } from "../search/passage/excerpt.ts";
import { findMatches } from "../search/passage/occurrences.ts";
import type { Wanted } from "../search/query/words.ts";
import type { Candidates } from "../text/language.ts";
import { findLineLanguage } from "../text/line-language.ts";
import { find } from "./elements.ts";
import { markSpans } from "./marks.ts";
import { createRow } from "./row.ts";

/**
 * Creates the entry of a found discussion. It links to the post with the wanted words, shows the
 * part of it with the words, and marks them.
 *
 * @param languages the language of the page, and the language of other Latin texts.
 */
export function createFoundEntry(
  template: HTMLTemplateElement,
  { record: { row }, post, place }: FoundDiscussion,
  wanted: readonly Wanted[],
  languages: Candidates,
): HTMLElement {
  const excerpt = post.text.length > 0 ? cutAround(post.text, place) : row.excerpt;
  const excerptLanguage = post.text.length > 0 ? findLineLanguage(excerpt, languages, row.excerptLanguage).lang : row.excerptLanguage;
  const url = post.id === "" ? row.url : `${row.url}#${post.id}`;
  const entry = createRow(template, { ...row, url, excerpt, excerptLanguage });
  for (const line of [find(entry, ".title"), find(entry, ".excerpt")])
    markSpans(line, findMatches(line.textContent ?? "", wanted, folding));
  return entry;
}
