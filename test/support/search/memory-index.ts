import type { Folding } from "../../../scripts/locale/locale.ts";
import { buildIndex } from "../../../scripts/search/index/build-index.ts";
import type { SearchDocument } from "../../../scripts/search/index/document.ts";
import { encodeTexts, listMorePosts, type PlacedDocument } from "../../../scripts/search/index/encode-texts.ts";
import { type IndexLimits, indexLimits } from "../../../scripts/search/index/limits.ts";
import { assignSlots } from "../../../scripts/search/index/slots.ts";
import { nameTextFile } from "../../../scripts/search/index/texts.ts";
import type { SearchLanguage } from "../../../scripts/search/query/query.ts";
import { type FetchText, type IndexReader, openIndex } from "../../../scripts/search/read/index-reader.ts";
import { searchIndex } from "../../../scripts/search/search.ts";
import { parseSearch, type SearchState } from "../../../scripts/search/state.ts";
import { buildPart } from "./build-part.ts";

/** All files of the index of some documents, by their names below its folder. */
export function writeIndex(
  documents: readonly SearchDocument[],
  limits: IndexLimits = indexLimits,
  folding: Folding = "common",
): ReadonlyMap<string, string> {
  const slots = assignSlots(documents.map(({ slug }) => slug));
  const files = new Map<string, string>();
  buildIndex([buildPart(documents, slots, folding)], slots, documents, (name, content) => files.set(name, content), limits);
  const placed = documents
    .map((document): PlacedDocument => ({ slot: slots.slots.get(document.slug) ?? 0, document }))
    .sort((a, b) => a.slot - b.slot);
  const paths = new Set(placed.map(({ slot }) => nameTextFile(slots.bits, slot)));
  return new Map([
    ...[...files].map(([name, content]) => [`${name}.json`, content] as const),
    ...[...paths].map((path) => [path, encodeTexts(placed.filter(({ slot }) => nameTextFile(slots.bits, slot) === path))] as const),
    ...placed.flatMap((one) => listMorePosts(one, slots.bits).map(({ path, content }) => [path, content] as const)),
  ]);
}

/** Serves files from memory, and remembers which were loaded. */
export function serveFiles(files: ReadonlyMap<string, string>): { readonly fetchText: FetchText; readonly loaded: readonly string[] } {
  const loaded: string[] = [];
  const fetchText = async (name: string) => {
    loaded.push(name);
    const content = files.get(name);
    if (content === undefined) throw new Error(`no file ${name}`);
    return content;
  };
  return { fetchText, loaded };
}

export function openDocuments(documents: readonly SearchDocument[], limits?: IndexLimits): Promise<IndexReader> {
  return openIndex(serveFiles(writeIndex(documents, limits)).fetchText);
}

/** The settings of the tests. */
const language: SearchLanguage = { folding: "common", authorKeys: ["نویسنده"], hasPersianLetters: true };

export function search(
  index: IndexReader,
  query: string,
  choices: Partial<SearchState> = {},
  limit = 10,
  change: Partial<SearchLanguage> = {},
) {
  return searchIndex(index, { ...parseSearch(""), query, ...choices }, limit, { ...language, ...change });
}
