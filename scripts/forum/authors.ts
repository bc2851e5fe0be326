import type { Discussion } from "../content/model.ts";
import { compareText } from "../text/code-point-order.ts";
import { foldTag } from "../text/fold.ts";
import { buildTagSlug, foldSlug, isSlugTooLong } from "../text/slug.ts";
import { buildHashedSlug, pickCommonest } from "./listing-name.ts";
import type { Author, Entry } from "./model.ts";

interface Gathering {
  readonly spellings: Map<string, number>;
  readonly entries: Entry[];
  opened: number;
  replies: number;
  answers: number;
}

/**
 * All who wrote, keyed as tags are, with the discussions where they did: by the number of these, largest first, then by key. Entries keep
 * the order in which they are given.
 */
export function gatherAuthors(entries: readonly Entry[]): readonly Author[] {
  const byKey = new Map<string, Gathering>();
  const keys = new Map<string, string>();
  const find = (name: string): Gathering => {
    const key = keys.get(name) ?? foldName(name);
    keys.set(name, key);
    const author = byKey.get(key) ?? { spellings: new Map(), entries: [], opened: 0, replies: 0, answers: 0 };
    byKey.set(key, author);
    return author;
  };
  for (const entry of entries) {
    for (const name of listNames(entry.discussion)) {
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
      const slug = buildSlug(key);
      const label = pickCommonest(spellings) ?? key;
      return { key, label, slug, url: `/authors/${slug}/`, names: [...spellings.keys()], ...rest };
    })
    .sort((a, b) => b.entries.length - a.entries.length || compareText(a.key, b.key));
}

/** A name of separators alone folds to nothing; it is then its own key, which no folded one can be. */
function foldName(name: string): string {
  return foldTag(name) || name.normalize("NFC");
}

/**
 * One path segment for each key, which no other author moves. No name is refused: the end of a slug that is too long, or that is not as disks
 * fold it and so might meet another's, gives way to a hash.
 */
function buildSlug(key: string): string {
  const slug = buildTagSlug(key);
  return isSlugTooLong(slug) || foldSlug(slug) !== slug ? buildHashedSlug(key) : slug;
}

/** Every name that stands on a discussion, once for each place. */
export function listNames(discussion: Discussion): readonly string[] {
  return [discussion, ...discussion.replies].flatMap(({ author, update }) => (update ? [author, update.by] : [author]));
}
