import type { Author, Entry, Tag } from "./model.ts";

/** A listing without its entries: a page shows one slice of them, and says how many there are. */
type Summary<L extends { readonly entries: readonly Entry[] }> = Omit<L, "entries"> & { readonly count: number };

export type TagSummary = Summary<Tag>;
export type AuthorSummary = Summary<Author>;

export function summariseTag({ entries, ...tag }: Tag): TagSummary {
  return { count: entries.length, ...tag };
}

export function summariseAuthor({ entries, ...author }: Author): AuthorSummary {
  return { count: entries.length, ...author };
}
