import type { Discussion } from "../../content/model.ts";
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
  /** The same by path of the discussion's file. */
  readonly byFile: ReadonlyMap<string, RestoredEntry>;
  readonly tags: readonly Tag[];
  readonly authors: readonly Author[];
}

/** Decodes the parts of an entry. */
interface Decode {
  readonly fields: (place: number) => StoredEntry;
  readonly discussion: (place: number, fields: StoredEntry) => Discussion;
}

type RestoredColumns = Pick<RestoredEntry, "url" | "changed" | "laterPages" | "fingerprint" | "place">;

/** An entry whose parts are decoded when they are read. */
export class RestoredEntry implements Entry {
  readonly url: string;
  readonly changed: string;
  readonly laterPages?: readonly string[];
  /** As a build that plans all pages makes it. */
  readonly fingerprint: string;
  /** In the listing of the stored site. */
  readonly place: number;
  readonly #decode: Decode;
  #decodedFields: StoredEntry | undefined;
  #decodedDiscussion: Discussion | undefined;

  constructor({ url, changed, laterPages, fingerprint, place }: RestoredColumns, decode: Decode) {
    this.url = url;
    this.changed = changed;
    if (laterPages) this.laterPages = laterPages;
    this.fingerprint = fingerprint;
    this.place = place;
    this.#decode = decode;
  }

  get #fields(): StoredEntry {
    this.#decodedFields ??= this.#decode.fields(this.place);
    return this.#decodedFields;
  }

  get discussion() {
    this.#decodedDiscussion ??= this.#decode.discussion(this.place, this.#fields);
    return this.#decodedDiscussion;
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
  const { files, slugs, changed, laterPages, fingerprints } = site.columns;
  const records = new Map(stored.paths.map((path, place) => [path, place]));
  const decode: Decode = {
    fields: (place) => unpack(site.entries, place) as StoredEntry,
    discussion: (place, fields) => {
      const file = files[place] ?? "";
      const record = readRecord(stored, records.get(file) ?? -1);
      const discussion = fields.discussion ?? record.parsed.discussion;
      if (!discussion) throw new Error(`the cache has no discussion \`${file}\``);
      return restoreDiscussion(discussion, { files: record.files }, read);
    },
  };
  const entries = slugs.map((slug, place) => {
    const later = laterPages.get(place);
    const columns = { url: forumUrls.discussion(slug), changed: changed[place] ?? "", fingerprint: fingerprints[place] ?? "", place };
    return new RestoredEntry({ ...columns, ...(later && { laterPages: later }) }, decode);
  });
  const restore = <Of extends Tag | Author>(listing: StoredListing<Of>) => ({
    ...listing,
    entries: Array.from(listing.entries).flatMap((place) => entries[place] ?? []),
  });
  const byFile = new Map(entries.map((entry) => [files[entry.place] ?? "", entry]));
  return {
    entries,
    byFile,
    tags: site.tags.map((tag) => restore<Tag>(tag)),
    authors: site.authors.map((author) => restore<Author>(author)),
  };
}
