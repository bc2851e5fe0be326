import { dropIdleJoiners, foldYehKaf } from "./fold.ts";
import { buildTitleSlug } from "./title-slug.ts";

/**
 * The file name that a discussion gets by its title, without `.md`; others may have it already.
 *
 * @example nameByTitle("صفحه‌بندي در MySQL؟") // => "صفحه‌بندی-در-mysql"
 */
export function nameByTitle(title: string): string {
  return buildTitleSlug(dropIdleJoiners(foldYehKaf(title.normalize("NFC")))) || "discussion";
}

/** The first word of a name, as a part of a file name; empty when it has no letter. */
export function nameByAuthor(author: string): string {
  const [word = ""] = buildTitleSlug(foldYehKaf(author.normalize("NFC"))).split("-");
  return word;
}
