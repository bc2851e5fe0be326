import type { Folding } from "../../../scripts/locale/locale.ts";
import { parsePlainQuery, type Query } from "../../../scripts/search/query/query.ts";
import { parseSpecialQuery } from "../../../scripts/search/query/special-query.ts";
import { parseWords } from "../../../scripts/search/query/words.ts";
import { groupWords } from "../../../scripts/text/search-words.ts";

/** Parses any query, as the search does. */
export function parseQuery(query: string, folding: Folding, keys: readonly string[]): Query {
  return parsePlainQuery(query, folding) ?? parseSpecialQuery(query, folding, keys, { parseWords, groupWords });
}
