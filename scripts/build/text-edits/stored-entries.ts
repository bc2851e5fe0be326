import type { Entry } from "../../forum/model.ts";
import { readRecord, type StoredCache } from "../cache/cache.ts";
import type { ReadVerified } from "../cache/discussions.ts";
import { unpack } from "../cache/packed.ts";
import { fromMessage } from "../workers/entry-message.ts";
import type { Scratch } from "../workers/scratch.ts";
import type { TextEdits } from "./find-text-edits.ts";
import type { StoredEntry, StoredSite } from "./stored-site.ts";

/** The entries of a stored site after edits. Each is decoded when it is needed. */
export interface StoredEntries {
  readonly get: (number: number) => Entry;
  /** The entries that were needed, with their numbers. */
  readonly restored: ReadonlyMap<Entry, number>;
  /** The edited entries as they are to be stored, by number. */
  readonly edited: ReadonlyMap<number, StoredEntry>;
}

/** Undefined if an edited discussion has no entry. */
export function openEntries(
  stored: Pick<StoredCache, "paths" | "records">,
  { files, entries }: StoredSite,
  edits: TextEdits,
  read: ReadVerified,
  scratch: Scratch,
): StoredEntries | undefined {
  const places = new Map(stored.paths.map((path, place) => [path, place]));
  const restored = new Map<Entry, number>();
  const known = new Map<number, Entry>();
  const readStored = (number: number) => unpack(entries, number) as StoredEntry;

  const restore = (number: number): Entry => {
    const { discussion, ...entry } = edited.get(number) ?? readStored(number);
    const place = places.get(files[number] ?? "") ?? -1;
    const record = edits.get(place) ?? readRecord(stored, place);
    const parsed = discussion ?? record.parsed.discussion;
    if (!parsed) throw new Error(`the cache has no discussion \`${files[number]}\``);
    return fromMessage({ discussion: parsed, files: record.files, ...entry }, read, scratch);
  };
  const edited = editEntries();
  if (edited.size < edits.size) return undefined;
  return {
    edited,
    restored,
    get: (number) => {
      const entry = known.get(number) ?? restore(number);
      known.set(number, entry);
      restored.set(entry, number);
      return entry;
    },
  };

  function editEntries(): ReadonlyMap<number, StoredEntry> {
    const numbers = new Map(files.map((file, number) => [file, number]));
    const all = new Map<number, StoredEntry>();
    for (const [place, { parsed }] of edits) {
      const number = numbers.get(stored.paths[place] ?? "");
      if (number === undefined || !parsed.discussion) continue;
      const { excerpt, fingerprint } = parsed.discussion;
      const { discussion, ...entry } = readStored(number);
      // Links of the site lead where they led.
      all.set(number, { ...entry, excerpt, ...(discussion && { discussion: { ...discussion, excerpt, fingerprint } }) });
    }
    return all;
  }
}
