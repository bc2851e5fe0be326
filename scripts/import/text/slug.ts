import { buildTitleSlug } from "../../text/title-slug.ts";

/**
 * The name of a discussion's file: the words of its title, then its id, which keeps it unique and in place when titles are equal or change.
 *
 * @example buildDiscussionName("Où est l'écran ?", 12) // => "ou-est-lecran-12"
 */
export function buildDiscussionName(title: string, id: number): string {
  return `${buildTitleSlug(title) || "question"}-${id}`;
}
