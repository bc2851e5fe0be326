import { listNames } from "../../forum/authors.ts";
import type { Entry, MovedListing, Tag } from "../../forum/model.ts";
import type { Folding } from "../../locale/locale.ts";
import { forumUrls } from "../../pages/urls.ts";
import { foldTag } from "../../text/fold.ts";
import { buildTagSlug, foldSlug } from "../../text/slug.ts";

interface Change<Of> {
  readonly before: readonly Of[];
  readonly after: readonly Of[];
}

/**
 * Counts the entries of moved listings after edits.
 *
 * @param tags all tags.
 * @param edited entries.
 * @returns undefined if there may be others than before, or others with several pages.
 */
export function moveListings(
  moved: readonly MovedListing[],
  tags: Change<Tag>,
  edited: Change<Entry>,
  folding: Folding,
  pageSize: number,
): readonly MovedListing[] | undefined {
  // Such a site has old addresses of tags and authors too.
  if (folding !== "common") return keepTagsAndAuthors(edited) ? moved : undefined;
  const [known, now] = [new Set(tags.before.map(({ key }) => key)), new Set(tags.after.map(({ key }) => key))];
  const [added, gone] = [tags.after.filter(({ key }) => !known.has(key)), tags.before.filter(({ key }) => !now.has(key))];
  const taken = new Set(moved.map(({ url }) => foldSlug(url)));
  const hasAliases = [...tags.before, ...tags.after].some(({ aliases }) => aliases);
  if (added.some(({ aliases, url }) => aliases || taken.has(foldSlug(url))) || (hasAliases && gone.length > 0)) return undefined;
  const counted = moved.map((listing) => {
    const isListed = (entry: Entry) => hasSpelling(entry, listing, folding);
    const growth = edited.after.filter(isListed).length - edited.before.filter(isListed).length;
    return growth === 0 ? listing : { ...listing, count: listing.count + growth };
  });
  // Otherwise there are more or fewer redirects, which the maps of redirects list.
  const countPages = ({ count }: MovedListing) => Math.ceil(count / pageSize);
  return counted.every((listing, index) => countPages(listing) === countPages(moved[index] ?? listing)) ? counted : undefined;
}

/** Whether each edited entry has the same tags and authors as before, as they are written. */
function keepTagsAndAuthors({ before, after }: Change<Entry>): boolean {
  const list = (entries: readonly Entry[]) =>
    entries.map(({ discussion }) => JSON.stringify([discussion.file, discussion.tags, listNames(discussion)])).sort();
  return list(before).join("\n") === list(after).join("\n");
}

function hasSpelling({ tags, discussion }: Entry, { url, listing }: MovedListing, folding: Folding): boolean {
  if (!tags.some(({ key }) => key === listing.key)) return false;
  return discussion.tags.some((label) => forumUrls.tag(buildTagSlug(foldTag(label, folding))) === url);
}
