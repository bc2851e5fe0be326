/** What a filter term starts with. No word does, because words hold only letters and digits. */
export const filterMarks = { tag: "#", status: "!", author: "@" } as const;

/** In UTF-16 units, as long as the longest query. */
const longestTerm = 200;

/**
 * Shortens a word to a term. A query must do the same. Words of more than 200 units, such as keys
 * and checksums, differ before that.
 */
export function cutTerm(word: string): string {
  return word.length > longestTerm ? word.slice(0, longestTerm) : word;
}
