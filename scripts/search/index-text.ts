import type { IndexWordReader } from "../text/index-words.ts";

/**
 * Ends each word of the index. If no word starts with a term, Pagefind falls back to the longest
 * word that the term starts with («میز» finds «می»). With a mark at the end there is no such word.
 * The mark is a letter, because Pagefind drops all other characters.
 */
export const wordEnd = "ǀ";

/**
 * The text for the index: each group of words joined, and its parts. Some write as two words what
 * others join.
 *
 * @example buildIndexText("می‌خواهم", createIndexWordReader("common")) // => "میخواهمǀ میǀ خواهمǀ"
 */
export function buildIndexText(text: string, readWords: IndexWordReader): string {
  const words: string[] = [];
  readWords(text, (word) => words.push(word + wordEnd));
  return words.join(" ");
}
