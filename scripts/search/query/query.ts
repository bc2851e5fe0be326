import type { Folding } from "../../locale/locale.ts";
import { groupWords } from "../../text/search-words.ts";
import { parseWords, type Term, type Wanted, wordLimit } from "./words.ts";

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

/** In any language of a site. */
const authorKey = "author";

/**
 * What is more than a word, at the start of a query or after a space: an optional minus sign and a
 * key, then a quoted text or a word. Readers type a space after the colon of a Persian text.
 */
const special = /(^|\s)([-−]?)(?:([\p{L}\p{M}\u200c]+):\s?)?(?:["“”«]([^"“”«»]*)(["”»]|$)|([^\s"“”«»]+))/gu;

/**
 * Parses a query. A dash excludes a word of at least two letters or a quoted text, a key asks for
 * an author, and quotation marks for a phrase.
 *
 * @param keys the words for `author` in the language of the site.
 * @example parseQuery('vue -react author:sara "تابع بازگشتی"', "common", ["نویسنده"])
 */
export function parseQuery(query: string, folding: Folding, keys: readonly string[]): Query {
  const excluded: Wanted[] = [];
  const phrases: QueryPhrase[] = [];
  const authors: Term[] = [];
  const quoted: Wanted[] = [];
  const known = [authorKey, ...keys].map((key) => joinWords(key, folding));
  const isAuthor = (key: string) => known.includes(joinWords(key, folding));

  const rest = query.replace(
    special,
    (all, before: string, minus: string, key: string | undefined, phrase: string | undefined, end, word) => {
      const text: string = phrase ?? word;
      const isExcluded = minus !== "";
      if (key !== undefined) {
        if (isExcluded || !isAuthor(key)) return all;
        const names = groupWords(text.toLowerCase(), folding).flatMap(({ parts }) => parts);
        authors.push(...names.map((name, index) => ({ word: name.word, isWhole: index < names.length - 1 || end === '"' })));
      } else if (phrase !== undefined) {
        const isOpen = end === "";
        const words = parseWords(text, folding, !isOpen);
        // Quotation marks around a single word mean nothing: pasted texts have them.
        const isPhrase = words.length > 1;
        if (isPhrase) phrases.push({ joined: joinWords(text, folding), isOpen, isExcluded });
        if (!isExcluded) quoted.push(...(isPhrase ? words : parseWords(text, folding)));
        else if (!isPhrase) excluded.push(...parseExcluded(text, folding));
      } else {
        if (!isExcluded || !/^[\p{L}\p{N}]{2}/u.test(text)) return all;
        excluded.push(...parseExcluded(text, folding));
      }
      return before;
    },
  );
  return { wanted: [...parseWords(rest, folding), ...quoted].slice(0, wordLimit), excluded, phrases, authors };
}

/** True for a query of signs alone. */
export function isEmptyQuery({ wanted, excluded, phrases, authors }: Query): boolean {
  return wanted.length + excluded.length + phrases.length + authors.length === 0;
}

/** `-vue.js` excludes only texts in which the parts stand together. */
function parseExcluded(text: string, folding: Folding): readonly Wanted[] {
  return parseWords(text, folding, true).map((word) => ({ ...word, ways: word.ways.slice(0, 1) }));
}

function joinWords(text: string, folding: Folding): string {
  return groupWords(text.toLowerCase(), folding)
    .map(({ whole }) => whole.word)
    .join("");
}
