import { hash as hashOnce } from "node:crypto";
import { listNames } from "../forum/authors.ts";
import type { AuthorRef, Entry, ListingRef } from "../forum/model.ts";
import type { PlannedPage } from "./page.ts";
import { replaceParts } from "./replace-parts.ts";
import type { SiteContext } from "./site.ts";

/** Identifies everything that pages show of an entry, except the site around it and the time. */
export type FingerprintEntry = (entry: Entry) => string;

/** Creates the fingerprints of one forum's entries, each once. */
export function createEntryFingerprints(authors: ReadonlyMap<string, AuthorRef>): FingerprintEntry {
  const fingerprints = new Map<Entry, string>();
  return (entry) => {
    const fingerprint = fingerprints.get(entry) ?? hash(describeEntry(entry, authors));
    fingerprints.set(entry, fingerprint);
    return fingerprint;
  };
}

/**
 * Identifies, by url, everything each page of a build is rendered from except the time: two pages with the same fingerprint have the same
 * text at the same moment.
 *
 * @param plan by kind of page.
 * @param entries every entry that a page may show.
 * @param version identifies the code that renders the pages.
 */
export function fingerprintPages(
  plan: ReadonlyMap<string, readonly PlannedPage[]>,
  site: SiteContext,
  entries: readonly Entry[],
  version: string,
): ReadonlyMap<string, string> {
  const { clock: _, authors: __, cards, fingerprintEntry, rows: ___, feedEntries: ____, ...shared } = site;
  const common = hash([version, shared, cards.version, cards.whole]);
  const known = new Set<object>(entries);
  const isEntry = (part: object): part is Entry => known.has(part);
  const replace = (part: object) => (isEntry(part) ? fingerprintEntry(part) : undefined);
  const fingerprints = new Map<string, string>();
  for (const [kind, pages] of plan) {
    // A replacer of `JSON.stringify` takes several times as long.
    for (const { url, props } of pages) fingerprints.set(url, hash([common, kind, replaceParts(props, replace)]));
  }
  return fingerprints;
}

/**
 * The fingerprint of a discussion covers its files. It does not cover which of its replies and updates are published by now, and the names
 * of its tags and authors.
 */
function describeEntry({ discussion, tags }: Entry, authors: ReadonlyMap<string, AuthorRef>): unknown {
  const { fingerprint, update, answer, replies } = discussion;
  const shown = [Boolean(update), answer, replies.map((reply) => [reply.name, Boolean(reply.update)])];
  return [fingerprint, shown, tags.map(describeRef), listNames(discussion).map((name) => describeRef(authors.get(name)))];
}

/** The url holds the slug. */
function describeRef(ref: ListingRef | undefined): unknown {
  return ref && [ref.key, ref.label, ref.url];
}

function hash(value: unknown): string {
  return hashOnce("sha256", JSON.stringify(value), "base64url");
}
