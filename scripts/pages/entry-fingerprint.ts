import { hash } from "node:crypto";
import { listNames } from "../forum/authors.ts";
import { type AuthorRef, type Entry, isSameListing, type ListingRef } from "../forum/model.ts";

/** Identifies everything that pages show of an entry, except the site around it and the time. */
export interface FingerprintEntry {
  (entry: Entry): string;
  /**
   * Adds the authors of a later forum. Returns false if known authors are different there: then its
   * entries need other fingerprints.
   */
  readonly learn: (authors: Authors) => boolean;
}

/** Authors by each of their names. Empty if authors have no pages. */
type Authors = ReadonlyMap<string, AuthorRef>;

/** Creates the fingerprints of one forum's entries, each once. */
export function createEntryFingerprints(authors: Authors): FingerprintEntry {
  const known = new Map(authors);
  const fingerprints = new WeakMap<Entry, string>();
  const find = (entry: Entry) => {
    const fingerprint = fingerprints.get(entry) ?? hashData(describeEntry(entry, known));
    fingerprints.set(entry, fingerprint);
    return fingerprint;
  };
  const learn = (others: Authors) => {
    const haveAllPages = (known.size === 0) === (others.size === 0);
    const isSame = haveAllPages && [...others].every(([name, author]) => isSameListing(author, known.get(name) ?? author));
    if (isSame) for (const [name, author] of others) known.set(name, author);
    return isSame;
  };
  return Object.assign(find, { learn });
}

/**
 * The fingerprint of a discussion covers its files. It does not cover which replies and updates
 * are published by now, nor where their links lead, nor the names of its tags and authors.
 */
function describeEntry({ discussion, tags }: Entry, authors: Authors): unknown {
  const { fingerprint, update, answer, links, replies } = discussion;
  const shown = [Boolean(update), answer, links, replies.map((reply) => [reply.name, Boolean(reply.update), reply.links])];
  return [fingerprint, shown, tags.map(describeRef), listNames(discussion).map((name) => describeRef(authors.get(name)))];
}

/** The url holds the slug. */
function describeRef(ref: ListingRef | undefined): unknown {
  return ref && [ref.key, ref.label, ref.url];
}

/** @param data plain data, which JSON can hold. */
export function hashData(data: unknown): string {
  return hash("sha256", JSON.stringify(data), "base64url");
}
