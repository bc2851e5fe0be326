import { loadForum } from "../../../scripts/build/load.ts";
import type { Locale } from "../../../scripts/locale/locale.ts";
import { buildDocument } from "../../../scripts/search/documents.ts";
import { indexLimits } from "../../../scripts/search/index/limits.ts";
import { openIndex } from "../../../scripts/search/read/index-reader.ts";
import { type SearchResult, searchIndex } from "../../../scripts/search/search.ts";
import { parseSearch } from "../../../scripts/search/state.ts";
import { hasPersianLetters } from "../../../scripts/text/persian-letters.ts";
import { describeSite } from "../../pages/sample.ts";
import { now } from "../site/site.ts";
import type { Question } from "./golden.ts";
import { serveFiles, writeIndex } from "./memory-index.ts";

/** Answers as the search page does. @param limit the number of results to show. */
export type AskIndex = (question: Question, limit: number) => Promise<SearchResult>;

/** Builds the index of a content folder in memory. */
export async function openContentIndex(content: string): Promise<AskIndex> {
  const { forum, problems } = loadForum({ content, clock: now, skipBroken: false });
  if (problems.length > 0) throw new Error(JSON.stringify(problems, null, 2));
  const site = describeSite(forum);
  const documents = forum.entries.map((entry) => buildDocument(entry, site));
  const { fetchText } = serveFiles(writeIndex(documents, indexLimits, site.locale.folding));
  const index = await openIndex(fetchText);
  const language = describeLanguage(site.locale);
  return ({ query, filters, order = "" }, limit) =>
    searchIndex(index, { ...parseSearch(""), query, ...filters, sort: order }, limit, language);
}

function describeLanguage({ language, folding, search }: Locale) {
  return { folding, authorKeys: search.authorKeys.split(" "), hasPersianLetters: hasPersianLetters(language) };
}
