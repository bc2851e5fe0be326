import type { Discussion } from "../content/model.ts";
import type { Folding } from "../locale/locale.ts";
import { foldTag } from "../text/fold.ts";
import { makeAnew, type Recall } from "../text/recall.ts";
import { buildTagSlug, foldSlug, isSlugTooLong } from "../text/slug.ts";
import { buildHashedSlug, pickCommonest } from "./listing-name.ts";
import { type Author, areSameEntries, type Entry, type ForumUrls } from "./model.ts";
import { compareListings } from "./order.ts";

interface Gathering {
  readonly spellings: Map<string, number>;
  readonly entries: Entry[];
  opened: number;
  replies: number;
  answers: number;
}

/**
 * Gathers everybody who wrote a post, a reply or an update. Names fold like tags, so that two
 * spellings of a name are one author. Sorted by number of discussions, largest first, then by key.
 * Entries keep their order.
 *
 * @param known authors of an earlier forum. An author with the same entries is the same object.
 */
export function gatherAuthors(
  entries: readonly Entry[],
  folding: Folding,
  buildUrl: ForumUrls["author"],
  recall: Recall = makeAnew,
  known: readonly Author[] = [],
): readonly Author[] {
  const knownByKey = new Map(known.map((author) => [author.key, author]));
  const byKey = new Map<string, Gathering>();
  const byName = new Map<string, Gathering>();
  const find = (name: string): Gathering => {
    const known = byName.get(name);
    if (known) return known;
    const key = foldAuthor(name, folding);
    const author = byKey.get(key) ?? { spellings: new Map(), entries: [], opened: 0, replies: 0, answers: 0 };
    byKey.set(key, author);
    byName.set(name, author);
    return author;
  };
  for (const entry of entries) {
    for (const name of recall("names", entry, [], () => listNames(entry.discussion))) {
      const { spellings, entries: found } = find(name);
      spellings.set(name, (spellings.get(name) ?? 0) + 1);
      if (found.at(-1) !== entry) found.push(entry);
    }
    find(entry.discussion.author).opened += 1;
    for (const { author, name } of entry.discussion.replies) {
      find(author).replies += 1;
      if (name === entry.discussion.answer) find(author).answers += 1;
    }
  }
  return [...byKey]
    .map(([key, { spellings, ...rest }]): Author => {
      const last = knownByKey.get(key);
      if (last && areSameEntries(last.entries, rest.entries)) return last;
      const slug = buildAuthorSlug(key);
      const label = pickCommonest(spellings) ?? key;
      return { key, label, slug, url: buildUrl(slug), names: [...spellings.keys()], ...rest };
    })
    .sort(compareListings);
}

/**
 * A name of separators alone folds to nothing. It is then its own key, which no folded key equals.
 */
export function foldAuthor(name: string, folding: Folding): string {
  return foldTag(name, folding) || name.normalize("NFC");
}

/**
 * One path segment for each key. It depends on the key alone, so that a later author never moves
 * it. If the slug is too long, or could collide on a disk that folds case (`straße`, `strasse`), it
 * ends in a hash. No name is refused.
 */
export function buildAuthorSlug(key: string): string {
  const slug = buildTagSlug(key);
  return isSlugTooLong(slug) || foldSlug(slug) !== slug ? buildHashedSlug(key) : slug;
}

/** The names of all authors and updaters of a discussion, once for each occurrence. */
export function listNames(discussion: Discussion): readonly string[] {
  return [discussion, ...discussion.replies].flatMap(({ author, update }) => (update ? [author, update.by] : [author]));
}
