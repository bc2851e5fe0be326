import { decodeNumbers, type Numbers } from "../forum/filter-numbers.ts";
import { decodeRows } from "../forum/filter-rows.ts";
import { divideRows } from "../forum/filter-shards.ts";
import { decodeTags } from "../forum/filter-tags.ts";
import type { Entry, Listing, Source } from "./filter-source.ts";
import { createRow } from "./row.ts";

/**
 * The entries of a tag with several pages: their numbers first, then the rows of those that are shown, in shards. `folder` is the
 * address of the tag's filter files and ends in `/`.
 */
export function createFetchedSource(folder: string, template: HTMLTemplateElement): Source {
  let listing = openListing(folder, template, "default");
  return {
    step: 50,
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
  const loadNumbers = once(async () => decodeNumbers(await load("numbers.json")));
  const loadTags = once(async () => decodeTags(await load("tags.json")));
  const loadEntries = once(async () => listEntries(await loadNumbers(), template, load));
  return {
    loadEntries,
    findTag: async (slug) => {
      const [entries, numbers, tags] = await Promise.all([loadEntries(), loadNumbers(), loadTags()]);
      if (tags.version !== numbers.version) throw otherBuild();
      const tag = tags.tags.find((other) => other.slug === slug);
      return tag && { label: tag.label, entries: new Set(tag.positions.flatMap((position) => entries[position] ?? [])) };
    },
  };
}

function listEntries(numbers: Numbers, template: HTMLTemplateElement, load: (name: string) => Promise<string>): readonly Entry[] {
  const elements = new Map<number, Entry["element"]>();
  for (const [index, { name, positions }] of divideRows(numbers.entries).entries()) {
    const loadRows = once(async () => {
      const { version, rows } = decodeRows(await load(name));
      if (version !== numbers.shardVersions[index] || rows.length !== positions.length) throw otherBuild();
      return new Map(rows.map((row, place) => [positions[place], createRow(template, row)]));
    });
    for (const position of positions) elements.set(position, async () => (await loadRows()).get(position) ?? Promise.reject(otherBuild()));
  }
  return numbers.entries.flatMap((entry, position) => {
    const element = elements.get(position);
    return element ? [{ ...entry, element }] : [];
  });
}

function otherBuild(): Error {
  return new Error("the filter files are of different builds");
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
