import type { Folding } from "../../locale/locale.ts";
import { parseWords, type Term, type Wanted } from "./words.ts";

/** What depends on the language of the site. */
export interface SearchLanguage {
  readonly folding: Folding;
  /** The words for `author` in a query. */
  readonly authorKeys: readonly string[];
  /** Whether the language uses ی and ک, so that ي and ك are typing errors. */
  readonly hasPersianLetters: boolean;
}

/** What a reader asks for. */
export interface Query {
  /** The words that a discussion must match, with those of the phrases. */
  readonly wanted: readonly Wanted[];
  /** The words that no result matches. */
  readonly excluded: readonly Wanted[];
  readonly phrases: readonly QueryPhrase[];
  /** The words of the names of authors; each must match. */
  readonly authors: readonly Term[];
}

/** Words that stand in a row. */
export interface QueryPhrase {
  /** The folded words without spaces, because some write as two words what others join. */
  readonly joined: string;
  /** True if the last word may continue, because its quotation mark is not closed. */
  readonly isOpen: boolean;
  /** True if no result holds the phrase. */
  readonly isExcluded: boolean;
}

/** Quotation marks, dashes and the colon after a key: `parseSpecialQuery` reads their meaning. */
const signs = /["“”«»:\-−]/;

/** Parses a query of words alone. Undefined for a query with signs that may mean more. */
export function parsePlainQuery(query: string, folding: Folding): Query | undefined {
  return signs.test(query) ? undefined : { wanted: parseWords(query, folding), excluded: [], phrases: [], authors: [] };
}

/** True for a query of signs alone. */
export function isEmptyQuery({ wanted, excluded, phrases, authors }: Query): boolean {
  return wanted.length + excluded.length + phrases.length + authors.length === 0;
}
