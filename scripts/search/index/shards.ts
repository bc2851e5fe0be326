import { vlqAlphabet } from "../../listing/base64-vlq.ts";
import { readList, readText } from "../../listing/json.ts";

/** A term without spaces, and its list, which `parseTermList` reads. */
export interface ShardTerm {
  readonly term: string;
  readonly list: string;
}

/** A digit says how many units a term shares with the term before. */
const mostShared = vlqAlphabet.length - 1;

/**
 * Encodes terms in ascending order of UTF-16 units. Terms are front-coded: a digit for the number
 * of units that a term shares with the term before, and then its own units.
 *
 * @example encodeShard([{ term: "page", list: "D" }, { term: "pages", list: "BX" }])
 * // => '["Apage Es","D BX"]'
 */
export function encodeShard(terms: readonly ShardTerm[]): string {
  let before = "";
  const fronts = terms.map(({ term }) => {
    const shared = countShared(before, term);
    before = term;
    return vlqAlphabet.charAt(shared) + term.slice(shared);
  });
  return JSON.stringify([fronts.join(" "), terms.map(({ list }) => list).join(" ")]);
}

/** @throws if `encodeShard` cannot have written the text. */
export function decodeShard(json: string): readonly ShardTerm[] {
  const [fronts, lists] = readList(JSON.parse(json)).map((part) => readText(part).split(" "));
  let term = "";
  return (fronts ?? []).map((front, index) => {
    term = term.slice(0, vlqAlphabet.indexOf(front.charAt(0))) + front.slice(1);
    return { term, list: readText(lists?.[index]) };
  });
}

function countShared(before: string, term: string): number {
  const most = Math.min(mostShared, before.length, term.length);
  let shared = 0;
  while (shared < most && before.charCodeAt(shared) === term.charCodeAt(shared)) shared += 1;
  return shared;
}
