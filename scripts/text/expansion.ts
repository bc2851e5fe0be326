/**
 * Letters of one kind that the search expands to a phrase in one discussion: ﷺ becomes four words.
 * A text that repeats it would make an index many times as long.
 */
export const phraseLetters = 1_000;

/**
 * Letters that fold to a whole phrase: NFKC (UAX 15, Unicode 17) expands ﷺ to 18 characters, the
 * most of all, and ﷻ to 8. Any other letter or digit becomes at most four characters.
 */
const phrase = /[\ufdfa\ufdfb]/;
const phrases = new RegExp(phrase, "g");

/**
 * Replaces letters that fold to a phrase by spaces, after the first ones of each kind
 * (`phraseLetters`). A search finds a text by the first ones.
 */
export function limitPhrases(text: string): string {
  if (!phrase.test(text)) return text;
  const counts = new Map<string, number>();
  return text.replace(phrases, (letter) => {
    const count = (counts.get(letter) ?? 0) + 1;
    counts.set(letter, count);
    return count > phraseLetters ? " " : letter;
  });
}
