import type { Author, Entry } from "../../forum/model.ts";
import { compareListings, insertEntries } from "../../forum/order.ts";

interface EditedEntries {
  /** As they were. */
  readonly before: readonly Entry[];
  /** As they are. */
  readonly after: readonly Entry[];
}

/**
 * Changes the authors of edited entries. Of other entries it reads only those of an author with
 * several spellings: which of them is the label depends on all entries.
 *
 * @param gather the authors of some entries, which are in listing order.
 */
export function changeAuthors(
  authors: readonly Author[],
  { before, after }: EditedEntries,
  gather: (entries: readonly Entry[]) => readonly Author[],
): readonly Author[] {
  const gone = new Set(before);
  const byKey = (listings: readonly Author[]) => new Map(listings.map((author) => [author.key, author]));
  const [known, old, next] = [byKey(authors), byKey(gather(before)), byKey(gather(after))];
  const keys = new Set([...old.keys(), ...next.keys()]);
  const changed = [...keys].flatMap((key) => change(known.get(key), old.get(key), next.get(key)) ?? []);
  return [...authors.filter(({ key }) => !keys.has(key)), ...changed].sort(compareListings);

  function change(author: Author | undefined, removed: Author | undefined, added: Author | undefined): Author | undefined {
    if (!author) return added;
    const kept = author.entries.filter((entry) => !gone.has(entry));
    const entries = insertEntries(kept, added?.entries ?? []);
    const names = new Set([...author.names, ...(added?.names ?? [])]);
    if (entries.length === 0) return undefined;
    if (names.size > 1) return gather(entries).find(({ key }) => key === author.key);
    const count = (name: "opened" | "replies" | "answers") => author[name] - (removed?.[name] ?? 0) + (added?.[name] ?? 0);
    return { ...author, entries, opened: count("opened"), replies: count("replies"), answers: count("answers") };
  }
}
