import type { Folding } from "../../../scripts/locale/locale.ts";
import { createIndexWordReader } from "../../../scripts/text/index-words.ts";

/** The words of a text that the search index holds, in order. */
export function listIndexWords(text: string, folding: Folding = "common"): readonly string[] {
  return createWordLister(folding)(text);
}

/** The same for many texts, which share what the reader remembers. */
export function createWordLister(folding: Folding = "common"): (text: string) => readonly string[] {
  const known: string[] = [];
  const read = createIndexWordReader(folding, (word) => known.push(word) - 1);
  return (text) => {
    const words: string[] = [];
    read(text, (number) => words.push(known[number] ?? ""));
    return words;
  };
}
