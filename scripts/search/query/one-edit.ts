/**
 * True if one edit makes a word of the other: a letter that is added, left out or another one, or
 * two neighbours that changed places (Damerau, 1964). False for equal words.
 *
 * @example isOneEditAway("larvael", "laravel") // => true
 */
export function isOneEditAway(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1 || word === other) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return short[start] === long[start + 1] && short[start + 1] === long[start] && short.slice(start + 2) === long.slice(start + 2);
}

/** Letters that sound alike in Persian, so that people write one for another. */
const sounds = ["زذضظ", "سصث", "تط", "هح", "قغ", "اع"];

/**
 * Words one edit away that differ early, where the other words of the index with the same start do
 * not help: without a letter, with two letters exchanged, or with a letter of the same sound.
 *
 * @param length the number of letters from the start in which the words may differ.
 */
export function listEarlyEdits(word: string, length: number): readonly string[] {
  const edits = new Set<string>();
  for (let place = 0; place < Math.min(length, word.length); place += 1) {
    const [letter = "", next = ""] = [word[place], word[place + 1]];
    const [before, after] = [word.slice(0, place), word.slice(place + 1)];
    edits.add(before + after);
    edits.add(before + next + letter + word.slice(place + 2));
    for (const like of sounds.find((group) => group.includes(letter)) ?? "") edits.add(before + like + after);
  }
  edits.delete(word);
  return [...edits].filter((edit) => edit.length > 1);
}
