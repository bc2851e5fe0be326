import type { Author, Entry, Tag } from "../../forum/model.ts";
import { forumUrls } from "../../pages/urls.ts";
import { readRecord, type StoredCache } from "../cache/cache.ts";
import type { ReadVerified } from "../cache/discussions.ts";
import { unpack } from "../cache/packed.ts";
import { restoreDiscussion } from "../cache/stored-discussion.ts";
import type { StoredEntry, StoredListing, StoredSite } from "./stored-site.ts";

/** The forum of a stored site. Its entries are decoded one by one, when they are needed. */
export interface RestoredForum {
  /** In listing order. */
  readonly entries: readonly RestoredEntry[];
  readonly tags: readonly Tag[];
  readonly authors: readonly Author[];
}

type Decoded = Omit<Entry, "url" | "changed">;

/** An entry that is decoded when anything but its address or its last change is read. */
export class RestoredEntry implements Entry {
  readonly url: string;
  readonly changed: string;
  /** In the listing of the stored site. */
  readonly place: number;
  readonly #decode: (place: number) => Decoded;
  #decoded: Decoded | undefined;

  constructor(place: number, url: string, changed: string, decode: (place: number) => Decoded) {
    this.place = place;
    this.url = url;
    this.changed = changed;
    this.#decode = decode;
  }

  get #fields(): Decoded {
    this.#decoded ??= this.#decode(this.place);
    return this.#decoded;
  }

  get discussion() {
    return this.#fields.discussion;
  }

  get excerpt() {
    return this.#fields.excerpt;
  }

  get activity() {
    return this.#fields.activity;
  }

  get solved() {
    return this.#fields.solved;
  }

  get closed() {
    return this.#fields.closed;
  }

  get replies() {
    return this.#fields.replies;
  }

  get tags() {
    return this.#fields.tags;
  }
}

/** @param read gives the texts of discussions. */
export function restoreForum(stored: Pick<StoredCache, "paths" | "records">, site: StoredSite, read: ReadVerified): RestoredForum {
  const { files, slugs, changed } = site.columns;
  const records = new Map(stored.paths.map((path, place) => [path, place]));
  const decode = (place: number): Decoded => {
    const { discussion, ...entry } = unpack(site.entries, place) as StoredEntry;
    const file = files[place] ?? "";
    const record = readRecord(stored, records.get(file) ?? -1);
    const parsed = discussion ?? record.parsed.discussion;
    if (!parsed) throw new Error(`the cache has no discussion \`${file}\``);
    return { discussion: restoreDiscussion(parsed, { files: record.files }, read), ...entry };
  };
  const entries = slugs.map((slug, place) => new RestoredEntry(place, forumUrls.discussion(slug), changed[place] ?? "", decode));
  const restore = <Of extends Tag | Author>(listing: StoredListing<Of>) => ({
    ...listing,
    entries: Array.from(listing.entries).flatMap((place) => entries[place] ?? []),
  });
  return { entries, tags: site.tags.map((tag) => restore<Tag>(tag)), authors: site.authors.map((author) => restore<Author>(author)) };
}
