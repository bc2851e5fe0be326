import type { Discussion } from "../../content/model.ts";
import { gatherAuthors } from "../../forum/authors.ts";
import { buildEntry } from "../../forum/gather.ts";
import type { FindDestination } from "../../forum/links/link-finder.ts";
import { resolveDiscussion } from "../../forum/links/resolve-links.ts";
import { type Author, type Entry, type Forum, isSameListing, type Tag } from "../../forum/model.ts";
import { compareListings, insertEntries } from "../../forum/order.ts";
import { countLabels, gatherTags, haveSameNames, type LabelUses, nameTags } from "../../forum/tags.ts";
import type { Folding } from "../../locale/locale.ts";
import type { TextSite } from "../../pages/site.ts";
import { forumUrls } from "../../pages/urls.ts";
import { changeAuthors } from "./change-authors.ts";
import type { Edits } from "./find-edits.ts";
import { createEditedFinder } from "./find-links.ts";
import { moveListings } from "./move-listings.ts";
import type { RestoredForum } from "./restored-forum.ts";
import { isTextEdit } from "./simple-edit.ts";
import type { StoredSite } from "./stored-site.ts";

/** A forum after edits. */
export interface EditedForum {
  /** Without `moved`: edits change no old address. */
  readonly forum: Forum;
  readonly labels: LabelUses;
  /** Entries that are gone or changed, as they were. */
  readonly before: readonly Entry[];
  /** Entries that are new or changed, as they are. */
  readonly after: readonly Entry[];
  /** Finds where links lead. */
  readonly find: FindDestination;
}

interface ForumToEdit {
  readonly previous: RestoredForum;
  /** The site of the same forum. */
  readonly stored: StoredSite;
  readonly edits: Edits;
  readonly texts: TextSite;
  /** Seconds since the epoch. */
  readonly now: number;
}

/**
 * Applies edits to a forum. Listings without an edited entry stay the same objects.
 *
 * @returns undefined if names or addresses of listings change for other entries too.
 */
export function editForum({ previous, stored, edits, texts, now }: ForumToEdit): EditedForum | undefined {
  const { site, locale } = texts;
  const { folding } = locale;
  const { registry, pages, movedListings } = stored;
  const before = [...edits.byFile.keys()].flatMap((file) => previous.byFile.get(file) ?? []);
  const find = createEditedFinder(previous, stored, edits);
  const discussions = [...edits.byFile.values()].flatMap(({ after }) =>
    after ? resolveDiscussion(after.discussion, find, forumUrls) : [],
  );
  const labels = changeLabels(stored.labels, before, discussions, folding);
  const names = nameTags(labels, discussions, registry, folding, forumUrls.tag);
  const known = nameTags(stored.labels, [], registry, folding, forumUrls.tag);
  if (names.problems.length > 0 || !haveSameNames(known, names)) return undefined;

  const after = discussions.map((discussion) => buildEntry(discussion, names, forumUrls));
  const { banner } = stored.site.input;
  const rest = { site, now, moved: [], pages, ...(banner && { banner }) };
  if ([...edits.byFile.values()].every(isTextEdit)) {
    const replaced = replaceEntries(previous, new Map(before.map((entry, index) => [entry, after[index] ?? entry])));
    return { forum: { ...rest, ...replaced, movedListings }, labels, before, after, find };
  }
  const gone = new Set<Entry>(before);
  const kept = previous.entries.filter((entry) => !gone.has(entry));
  const entries = insertEntries(kept, after);
  const edited = [...before, ...after];
  const tagKeys = new Set(edited.flatMap((entry) => entry.tags.map(({ key }) => key)));
  const tags = changeTags(previous.tags, tagKeys, edited, entries, (some) => gatherTags(some, names.findEntry, [], tagKeys));
  const gather = (some: readonly Entry[]) => gatherAuthors(some, folding, forumUrls.author);
  const authors = site.authorPages ? changeAuthors(previous.authors, { before, after }, gather) : previous.authors;
  const moved = moveListings(movedListings, { before: previous.tags, after: tags }, { before, after }, folding, site.pageSize);
  if (!moved || !keepLabels(previous.authors, authors)) return undefined;
  return { forum: { ...rest, entries, tags, authors, movedListings: moved }, labels, before, after, find };
}

/** Puts entries of which only texts differ in their old places. Nothing else changes. */
function replaceEntries(
  { entries, tags, authors }: RestoredForum,
  after: ReadonlyMap<Entry, Entry>,
): Pick<Forum, "entries" | "tags" | "authors"> {
  const replace = (some: readonly Entry[]) => some.map((entry) => after.get(entry) ?? entry);
  const replaceIn = <Of extends Tag | Author>(listing: Of): Of =>
    listing.entries.some((entry) => after.has(entry)) ? { ...listing, entries: replace(listing.entries) } : listing;
  return { entries: replace(entries), tags: tags.map(replaceIn<Tag>), authors: authors.map(replaceIn<Author>) };
}

function changeLabels(uses: LabelUses, before: readonly Entry[], after: readonly Discussion[], folding: Folding): LabelUses {
  const changed = new Map(uses);
  const add = (label: string, count: number) => changed.set(label, (changed.get(label) ?? 0) + count);
  for (const [label, count] of countLabels(
    before.map(({ discussion }) => discussion),
    folding,
  ))
    add(label, -count);
  for (const [label, count] of countLabels(after, folding)) add(label, count);
  return new Map([...changed].filter(([, count]) => count > 0));
}

/**
 * Gathers the tags with these keys again.
 *
 * @param edited entries as they were and as they are.
 * @param entries all, as they are, in listing order.
 */
function changeTags(
  tags: readonly Tag[],
  keys: ReadonlySet<string>,
  edited: readonly Entry[],
  entries: readonly Entry[],
  gather: (entries: readonly Entry[]) => readonly Tag[],
): readonly Tag[] {
  if (keys.size === 0) return tags;
  const members = new Set<Entry>(edited);
  for (const tag of tags) if (keys.has(tag.key)) for (const entry of tag.entries) members.add(entry);
  const changed = gather(entries.filter((entry) => members.has(entry)));
  return [...tags.filter(({ key }) => !keys.has(key)), ...changed].sort(compareListings);
}

/** Whether all authors who are still there have the same label and address. */
function keepLabels(before: readonly Author[], after: readonly Author[]): boolean {
  const known = new Map(before.map((author) => [author.key, author]));
  return after.every((author) => isSameListing(author, known.get(author.key) ?? author));
}
