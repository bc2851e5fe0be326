import type { Folding } from "../../../scripts/locale/locale.ts";
import { createIndexWordReader } from "../../../scripts/text/index-words.ts";

/** The words of a text that the search index holds, in order. */
export function listIndexWords(text: string, folding: Folding = "common"): readonly string[] {
  const words: string[] = [];
  createIndexWordReader(folding)(text, (word) => words.push(word));
  return words;
}
