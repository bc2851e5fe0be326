import type { Folding } from "../../locale/locale.ts";
import type { groupWords } from "../../text/search-words.ts";
import type { Query, QueryPhrase } from "./query.ts";
import { wordLimit } from "./word-limit.ts";
import type { parseWords, Term, Wanted } from "./words.ts";

/** Reads words. The script of the search page has these functions already. */
export interface WordReader {
  readonly parseWords: typeof parseWords;
  readonly groupWords: typeof groupWords;
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
 * @example parseSpecialQuery('vue -react author:sara "تابع بازگشتی"', "common", ["نویسنده"], reader)
 */
export function parseSpecialQuery(query: string, folding: Folding, keys: readonly string[], reader: WordReader): Query {
  const { parseWords, groupWords } = reader;
  const excluded: Wanted[] = [];
  const phrases: QueryPhrase[] = [];
  const authors: Term[] = [];
  const quoted: Wanted[] = [];
  const known = [authorKey, ...keys].map((key) => joinWords(key, folding, reader));
  const isAuthor = (key: string) => known.includes(joinWords(key, folding, reader));

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
        if (isPhrase) phrases.push({ joined: joinWords(text, folding, reader), isOpen, isExcluded });
        if (!isExcluded) quoted.push(...(isPhrase ? words : parseWords(text, folding)));
        else if (!isPhrase) excluded.push(...parseExcluded(text, folding, reader));
      } else {
        if (!isExcluded || !/^[\p{L}\p{N}]{2}/u.test(text)) return all;
        excluded.push(...parseExcluded(text, folding, reader));
      }
      return before;
    },
  );
  return { wanted: [...parseWords(rest, folding), ...quoted].slice(0, wordLimit), excluded, phrases, authors };
}

/** `-vue.js` excludes only texts in which the parts stand together. */
function parseExcluded(text: string, folding: Folding, { parseWords }: WordReader): readonly Wanted[] {
  return parseWords(text, folding, true).map((word) => ({ ...word, ways: word.ways.slice(0, 1) }));
}

function joinWords(text: string, folding: Folding, { groupWords }: WordReader): string {
  return groupWords(text.toLowerCase(), folding)
    .map(({ whole }) => whole.word)
    .join("");
}
