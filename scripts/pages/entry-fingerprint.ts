import { hash } from "node:crypto";
import { listNames } from "../forum/authors.ts";
import type { AuthorRef, Entry, ListingRef } from "../forum/model.ts";

/** Identifies everything that pages show of an entry, except the site around it and the time. */
export type FingerprintEntry = (entry: Entry) => string;

/** Creates the fingerprints of one forum's entries, each once. */
export function createEntryFingerprints(authors: ReadonlyMap<string, AuthorRef>): FingerprintEntry {
  const fingerprints = new WeakMap<Entry, string>();
  return (entry) => {
    const fingerprint = fingerprints.get(entry) ?? hashData(describeEntry(entry, authors));
    fingerprints.set(entry, fingerprint);
    return fingerprint;
  };
}

/**
 * The fingerprint of a discussion covers its files. It does not cover which replies and updates
 * are published by now, nor where their links lead, nor the names of its tags and authors.
 */
function describeEntry({ discussion, tags }: Entry, authors: ReadonlyMap<string, AuthorRef>): unknown {
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
