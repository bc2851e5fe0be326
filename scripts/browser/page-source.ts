import type { FilterEntry, Listing, Source } from "./filter-source.ts";

/** The entries of a tag with one page, which holds them all. */
export function createPageSource(list: HTMLElement): Source {
  const elements = Array.from(list.querySelectorAll<HTMLElement>(".entry"));
  const listing = readListing(elements);
  return { step: elements.length, open: () => listing };
}

function readListing(elements: readonly HTMLElement[]): Listing {
  const read = elements.map((element) => ({ entry: readEntry(element), slugs: element.dataset.tags?.split(" ") ?? [] }));
  return {
    loadEntries: async () => read.map(({ entry }) => entry),
    findTag: async (slug) => {
      const entries = new Set(read.flatMap(({ entry, slugs }) => (slugs.includes(slug) ? [entry] : [])));
      return entries.size > 0 ? { label: findLabel(slug), entries } : undefined;
    },
  };
}

function readEntry(element: HTMLElement): FilterEntry {
  return {
    at: Number(element.querySelector<HTMLElement>("time[data-at]")?.dataset.at),
    solved: "solved" in element.dataset,
    closed: "closed" in element.dataset,
    answered: Number(element.dataset.replies) > 0,
    element: () => element,
  };
}

/**
 * The label of a link to the tag, or else the slug, because an entry does not show all its tags.
 */
function findLabel(slug: string): string {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>(".tags a, .tag-list a"));
  const link = links.find(({ pathname }) => decodeURIComponent(pathname.split("/").at(-2) ?? "") === slug);
  return link?.querySelector("bdi")?.textContent ?? slug;
}
