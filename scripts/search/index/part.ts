import type { Folding } from "../../locale/locale.ts";
import { createChunks } from "./chunks.ts";
import type { SearchDocument } from "./document.ts";
import { createTermReader } from "./document-terms.ts";
import { levelCount } from "./postings.ts";

/**
 * The lists of some documents. A thread or a machine makes a part, and `mergeParts` makes the index
 * from all parts. It consists of plain values, so that it can be sent.
 */
export interface IndexPart {
  /** Ascending in the order of UTF-16 units, joined by spaces. */
  readonly terms: string;
  /** The number of postings of each term. */
  readonly counts: Uint32Array;
  /** The postings of the first term, ascending, then those of the second, and so on. */
  readonly postings: Uint32Array;
}

export interface PartBuilder {
  /** Adds a document. The part is made faster if slots ascend. */
  readonly add: (document: SearchDocument, slot: number) => void;
  /** Returns the part. The builder must not be used again. */
  readonly finish: () => IndexPart;
}

/**
 * Collects documents. While it does, each posting takes four bytes: the number of the term and the
 * level, document by document.
 */
export function createPartBuilder(folding: Folding): PartBuilder {
  const { terms, read } = createTermReader(folding);
  const found = createChunks();
  const slots: number[] = [];
  /** How many terms of each document are in `found`. */
  const lengths: number[] = [];
  /** The number of postings, by the number of the term. */
  const totals: number[] = [];

  const add: PartBuilder["add"] = (document, slot) => {
    let length = 0;
    read(document, (term, level) => {
      found.push(term * levelCount + level);
      totals[term] = (totals[term] ?? 0) + 1;
      length += 1;
    });
    slots.push(slot);
    lengths.push(length);
  };

  const finish: PartBuilder["finish"] = () => {
    const order = sortTerms(terms);
    const counts = order.map((term) => totals[term] ?? 0);
    /** Where the next posting of each term goes, by its number. */
    const places = new Uint32Array(terms.length);
    let total = 0;
    for (const [index, term] of order.entries()) {
      places[term] = total;
      total += counts[index] ?? 0;
    }
    const postings = new Uint32Array(total);
    const next = found.drain();
    for (const [index, slot] of slots.entries()) {
      for (let left = lengths[index] ?? 0; left > 0; left -= 1) {
        const packed = next();
        const term = Math.floor(packed / levelCount);
        const place = places[term] ?? 0;
        postings[place] = slot * levelCount + (packed % levelCount);
        places[term] = place + 1;
      }
    }
    if (!isAscending(slots)) sortLists(postings, counts);
    return { terms: Array.from(order, (term) => terms[term]).join(" "), counts, postings };
  };
  return { add, finish };
}

/** The numbers of the terms in ascending order of the terms. */
function sortTerms(terms: readonly string[]): Uint32Array {
  const name = (number: number) => terms[number] ?? "";
  return Uint32Array.from([...terms.keys()].sort((a, b) => (name(a) < name(b) ? -1 : 1)));
}

function isAscending(slots: readonly number[]): boolean {
  return slots.every((slot, index) => slot > (slots[index - 1] ?? -1));
}

function sortLists(postings: Uint32Array, counts: Uint32Array): void {
  let start = 0;
  for (const count of counts) {
    postings.subarray(start, start + count).sort();
    start += count;
  }
}
