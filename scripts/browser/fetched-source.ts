import { decodeNumbers, decodeTags } from "../listing/filter-codec.ts";
import { screenSize } from "../listing/shards.ts";
import { createMismatchError, openRows } from "./fetched-rows.ts";
import type { Listing, Source } from "./filter-source.ts";

/**
 * The entries of a tag with several pages. It loads the numbers of all entries first, and then only
 * the shards with rows that the filter shows.
 *
 * @param folder address of the tag's filter files; ends in `/`.
 */
export function createFetchedSource(folder: string, template: HTMLTemplateElement): Source {
  let listing = openListing(folder, template, "default");
  return {
    step: screenSize,
    open: (fresh) => {
      if (fresh) listing = openListing(folder, template, "no-cache");
      return listing;
    },
  };
}

function openListing(folder: string, template: HTMLTemplateElement, cache: RequestCache): Listing {
  const load = async (name: string) => {
    const response = await fetch(folder + name, { cache });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.text();
  };
  const loadTags = once(async () => decodeTags(await load("tags.json")));
  const loadNumbers = once(async () => {
    const numbers = decodeNumbers(await load("numbers.json"));
    const rows = openRows(numbers, template, load);
    const entries = numbers.entries.map((entry, position) => ({ ...entry, element: () => rows.loadElement(position) }));
    return { version: numbers.version, rows, entries };
  });
  return {
    loadEntries: async () => (await loadNumbers()).entries,
    findTag: async (slug) => {
      const [{ version, rows, entries }, { version: tagsVersion, tags }] = await Promise.all([loadNumbers(), loadTags()]);
      if (version !== tagsVersion) throw createMismatchError();
      const tag = tags.find((other) => other.slug === slug);
      if (!tag) return undefined;
      await rows.loadFirst(tag);
      return { label: tag.label, entries: new Set(tag.positions.flatMap((position) => entries[position] ?? [])) };
    },
  };
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
