import type { Folding } from "../../locale/locale.ts";
import { createIndexWordReader } from "../../text/index-words.ts";
import { joinRuns } from "../../text/inline-code.ts";
import type { SearchDocument } from "./document.ts";
import { fieldWeights, findHalf, findLevel } from "./levels.ts";
import { cutTerm, filterMarks } from "./terms.ts";

/**
 * Reads the terms of documents. It remembers words, so one reader should read many documents. Terms
 * have numbers, in the order in which they first appear.
 */
export interface TermReader {
  /** By number. */
  readonly terms: readonly string[];
  /** Emits each term of a document once, by its number. Filter terms have level 0. */
  readonly read: (document: SearchDocument, emit: (term: number, level: number) => void) => void;
}

export function createTermReader(folding: Folding): TermReader {
  const terms: string[] = [];
  const numbers = new Map<string, number>();
  /** Weighted occurrences in the document that is read, by number. */
  const counts: number[] = [];
  /** The terms with a count. Those of the title come first. */
  let found: number[] = [];

  const findNumber = (term: string) => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    numbers.set(term, terms.length);
    counts.push(0);
    return terms.push(term) - 1;
  };
  const readWords = createIndexWordReader(folding, (word) => findNumber(cutTerm(word)));
  const countWords = (text: string, weight: number) => {
    let length = 0;
    readWords(text, (number) => {
      const count = counts[number] ?? 0;
      if (count === 0) found.push(number);
      counts[number] = count + weight;
      length += 1;
    });
    return length;
  };
  const listFilters = ({ row, tags, status }: SearchDocument) => {
    const filters = new Set<string>();
    for (const { slug } of tags) filters.add(filterMarks.tag + slug);
    for (const name of status) filters.add(filterMarks.status + name);
    readWords(row.author.name, (number) => filters.add(filterMarks.author + (terms[number] ?? "")));
    return filters;
  };

  const read: TermReader["read"] = (document, emit) => {
    const { row, tags, posts } = document;
    countWords(joinRuns(row.title), fieldWeights.title);
    const titleTerms = found.length;
    const length = posts.reduce((sum, { text }) => sum + countWords(joinRuns(text), fieldWeights.text), 0);
    for (const { label } of tags) countWords(label, fieldWeights.tag);
    countWords(row.author.name, fieldWeights.author);
    const half = findHalf(length);
    for (const [index, number] of found.entries()) {
      emit(number, findLevel(counts[number] ?? 0, half, index < titleTerms));
      counts[number] = 0;
    }
    found = [];
    for (const filter of listFilters(document)) emit(findNumber(filter), 0);
  };
  return { terms, read };
}

/** The terms of one document with their levels. */
export function readDocumentTerms(document: SearchDocument, { terms, read }: TermReader): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  read(document, (term, level) => levels.set(terms[term] ?? "", level));
  return levels;
}
