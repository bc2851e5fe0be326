import { groupWords } from "../text/search-words.ts";

/**
 * Stands behind each word of the index. Where no word starts with what is asked for, Pagefind takes the longest that what is asked for
 * starts with («میز» finds «می»); with a mark at the end there is none. It is a letter, as Pagefind drops all else.
 */
export const wordEnd = "ǀ";

/**
 * What the index holds of a text: each group of words as one, and its parts.
 *
 * @example buildIndexText("می‌خواهم") // => "میخواهمǀ میǀ خواهمǀ"
 */
export function buildIndexText(text: string): string {
  return groupWords(text)
    .flatMap(({ whole, parts }) => (parts.length > 1 ? [whole, ...parts] : [whole]))
    .map(({ word }) => word + wordEnd)
    .join(" ");
}
