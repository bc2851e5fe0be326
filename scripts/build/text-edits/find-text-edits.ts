import { isDeepStrictEqual } from "node:util";
import type { ReadingSettings } from "../../content/model.ts";
import { arrangeFiles, type DiscussionFiles } from "../../content/parse/files/content-tree.ts";
import type { FoundFile } from "../../content/parse/files/found-file.ts";
import { listFolders } from "../../text/path.ts";
import { readRecord, type StoredCache } from "../cache/cache.ts";
import type { DiscussionRecord } from "../cache/discussions.ts";
import type { StoredDiscussion, StoredParsed } from "../cache/stored-discussion.ts";
import { createLocate, createReader } from "../content-files.ts";
import type { ContentListing } from "../listing.ts";
import { createRecordingParser } from "../workers/parse.ts";

/** The new records of discussions of which only texts changed, by their places in the cache. */
export type TextEdits = ReadonlyMap<number, DiscussionRecord>;

/** With more changes, planning the site anew is as fast. */
const mostChanges = 100;

/**
 * Reads the discussions that changed since a build.
 *
 * @param before the files of the content folder at that build.
 * @returns undefined if anything but the texts of published discussions changed.
 */
export function findTextEdits(
  stored: Pick<StoredCache, "paths" | "records">,
  before: readonly FoundFile[],
  { found, byPath, listedAt }: ContentListing,
  root: string,
  settings: ReadingSettings,
): TextEdits | undefined {
  const changed = listChanged(before, found);
  if (!changed || !byPath || changed.length > mostChanges) return undefined;
  const places = new Map(stored.paths.map((path, index) => [path, index]));
  const parse = createRecordingParser(settings, listedAt, createReader(createLocate(root, found)));
  const edits = new Map<number, DiscussionRecord>();
  for (const path of changed) {
    const place = findPlace(path, places);
    if (place === undefined) return undefined;
    if (edits.has(place)) continue;
    const known = readRecord(stored, place);
    const files = known.files.some((file) => file.path === path) ? arrange(known, byPath) : undefined;
    const record = files && parse(files).record;
    if (!record || !isTextEdit(known.parsed, record.parsed)) return undefined;
    edits.set(place, record);
  }
  return edits;
}

/** The place of the discussion that a text belongs to. A picture is none, since it is published. */
function findPlace(path: string, places: ReadonlyMap<string, number>): number | undefined {
  if (!path.endsWith(".md")) return undefined;
  const owners = [path, ...listFolders(path).map((folder) => `${folder}.md`)];
  return owners.map((owner) => places.get(owner)).find((place) => place !== undefined);
}

/** The paths of changed files. Undefined if the names or kinds of files changed. */
function listChanged(before: readonly FoundFile[], now: readonly FoundFile[]): readonly string[] | undefined {
  if (before.length !== now.length) return undefined;
  const changed: string[] = [];
  for (const [index, file] of now.entries()) {
    const known = before[index];
    if (file.path !== known?.path || file.kind !== known.kind || file.spelling !== known.spelling) return undefined;
    // The size and times of a folder belong to the disk. Its files are listed.
    if (file.kind === "folder") continue;
    if (file.bytes !== known.bytes || file.changed !== known.changed || file.inode !== known.inode) changed.push(file.path);
  }
  return changed;
}

/** The files of a discussion as they are now. Undefined if one of them may not be read any more. */
function arrange({ files }: DiscussionRecord, found: ReadonlyMap<string, FoundFile>): DiscussionFiles | undefined {
  const { tree, problems } = arrangeFiles(files.flatMap(({ path }) => found.get(path) ?? []));
  const [discussion, ...others] = tree.discussions;
  return others.length === 0 && problems.length === 0 ? discussion : undefined;
}

/** Whether two parsed discussions differ in what only their texts decide. */
function isTextEdit(before: StoredParsed, now: StoredParsed): boolean {
  if (!before.discussion || !now.discussion || now.problems.length > 0) return false;
  const [old, fields] = [before.discussion, now.discussion].map(dropTextFields);
  return isDeepStrictEqual({ ...before, discussion: old }, { ...now, discussion: fields });
}

/** Headings only matter to links that name them (`StoredSite.anchored`). */
function dropTextFields({ excerpt: _, fingerprint: __, headings: ___, replies, ...fields }: StoredDiscussion) {
  return { ...fields, replies: replies.map(({ headings: ____, ...reply }) => reply) };
}
