import { hash as hashOnce } from "node:crypto";
import { listNames } from "../forum/authors.ts";
import type { AuthorRef, Entry, ListingRef } from "../forum/model.ts";
import type { SiteContext } from "./context.ts";
import type { PlannedPage } from "./page.ts";
import { replaceParts } from "./replace-parts.ts";

/** Names all that a page is made from, but for the moment: two pages with one digest read the same at the same moment. */
export type Digester = (kind: string, page: Pick<PlannedPage, "shows">) => string;

/** Names all that is shown of an entry, whatever the site around it and the moment: with the same digest two entries read the same. */
export type DigestEntry = (entry: Entry) => string;

/** Digests the entries of one forum, each once. */
export function createEntryDigests(authors: ReadonlyMap<string, AuthorRef>): DigestEntry {
  const digests = new Map<Entry, string>();
  return (entry) => {
    const digest = digests.get(entry) ?? hash(describeEntry(entry, authors));
    digests.set(entry, digest);
    return digest;
  };
}

/**
 * Digests the pages of one build.
 *
 * @param entries all that a page may show.
 * @param edition names the code that makes pages of them.
 */
export function createDigester(site: SiteContext, entries: readonly Entry[], edition: string): Digester {
  const { clock: _, authors: __, cards, digestEntry, rows: ___, feedEntries: ____, ...shared } = site;
  const common = hash([edition, shared, cards.version, cards.whole]);
  const known = new Set<object>(entries);
  const isEntry = (part: object): part is Entry => known.has(part);
  const replace = (part: object) => (isEntry(part) ? digestEntry(part) : undefined);
  // A replacer of `JSON.stringify` takes several times as long.
  return (kind, { shows }) => hash([common, kind, replaceParts(shows, replace)]);
}

/** The print of a discussion stands for all that its files say; what of that is shown by now, and under which names, they do not tell. */
function describeEntry({ discussion, tags }: Entry, authors: ReadonlyMap<string, AuthorRef>): unknown {
  const { print, update, answer, replies } = discussion;
  const shown = [Boolean(update), answer, replies.map((reply) => [reply.name, Boolean(reply.update)])];
  return [print, shown, tags.map(describeRef), listNames(discussion).map((name) => describeRef(authors.get(name)))];
}

/** The slug of a listing is in its url. */
function describeRef(ref: ListingRef | undefined): unknown {
  return ref && [ref.key, ref.label, ref.url];
}

function hash(value: unknown): string {
  return hashOnce("sha256", JSON.stringify(value), "base64url");
}
