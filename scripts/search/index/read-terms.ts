import type { Folding } from "../../locale/locale.ts";
import { groupWords } from "../../text/search-words.ts";
import { cutTerm } from "./terms.ts";

/**
 * Emits the terms of a text in order: each group of words joined, and then its parts, because some
 * write as two words what others join.
 *
 * @example readTerms("می‌خواهم", "common", emit) // emits "میخواهم", "می" and "خواهم"
 */
export function readTerms(text: string, folding: Folding, emit: (term: string) => void): void {
  for (const { whole, parts } of groupWords(text, folding)) {
    emit(cutTerm(whole.word));
    if (parts.length > 1) for (const { word } of parts) emit(cutTerm(word));
  }
}
