import type { Discussion, Site } from "../../content/model.ts";
import { arrangeFiles, type DiscussionFiles } from "../../content/parse/files/content-tree.ts";
import type { FoundFile } from "../../content/parse/files/found-file.ts";
import { createTextParser } from "../../pages/body.ts";
import { createTextSite } from "../../pages/site.ts";
import { listFolders } from "../../text/path.ts";
import { readRecord, type StoredCache } from "../cache/cache.ts";
import { createVerifiedReader, type DiscussionRecord, listAll, listChecked } from "../cache/discussions.ts";
import { findKnownReplies } from "../cache/known-replies.ts";
import { createLocate, createReader } from "../content-files.ts";
import type { ContentListing } from "../listing.ts";
import { createRecordingParser } from "../workers/parse.ts";
import { compareFiles } from "./compare-files.ts";

/** A discussion that changed since a build. */
export interface DiscussionEdit {
  /** Absent if it is new. */
  readonly before?: DiscussionRecord;
  /** Absent if it was removed. */
  readonly after?: { readonly record: DiscussionRecord; readonly discussion: Discussion };
}

export interface Edits {
  /** By path of the discussion's file. */
  readonly byFile: ReadonlyMap<string, DiscussionEdit>;
  /** How many files there are more than before. */
  readonly growth: number;
  /** Whether there are other files than before. */
  readonly areFilesNew: boolean;
}

/** With more changes, planning the whole site is as fast. */
const mostChanges = 100;

/**
 * Reads the discussions that changed since a build.
 *
 * @param before the files of the content folder at that build.
 * @returns undefined if anything else changed, or if a discussion is not sound.
 */
export function findEdits(
  stored: Pick<StoredCache, "paths" | "records">,
  before: readonly FoundFile[],
  { found, byPath, listedAt }: ContentListing,
  root: string,
  site: Site,
): Edits | undefined {
  const changes = compareFiles(before, found);
  if (!changes || !byPath || changes.paths.length > mostChanges) return undefined;
  const places = new Map(stored.paths.map((path, place) => [path, place]));
  const owners = changes.paths.map((path) => findDiscussion(path, places));
  const arranged = changes.areNamesSame ? arrangeSome(stored, places, owners, byPath) : arrangeAll(found, places, owners, changes.paths);
  if (!arranged) return undefined;

  const read = createReader(createLocate(root, found));
  const readVerified = createVerifiedReader(read);
  const parseText = createTextParser(createTextSite(site));
  const edits = new Map<string, DiscussionEdit>();
  for (const [path, files] of arranged) {
    const place = places.get(path);
    const known = place === undefined ? undefined : readRecord(stored, place);
    const after = files && readDiscussion(files, known);
    if (files && !after) return undefined;
    edits.set(path, { ...(known && { before: known }), ...(after && { after }) });
  }
  return { byFile: edits, growth: changes.growth, areFilesNew: !changes.areNamesSame };

  function readDiscussion(files: DiscussionFiles, known: DiscussionRecord | undefined): DiscussionEdit["after"] {
    const parse = createRecordingParser(site, listedAt, read, parseText, new Set(listChecked(known, files)));
    const { record, parsed } = parse(files, known && { record: known, replies: findKnownReplies(known, files, readVerified) });
    const { discussion, problems } = parsed;
    return record && discussion && problems.length === 0 ? { record, discussion } : undefined;
  }
}

/** Files of discussions by path. Undefined for a discussion that was removed. */
type Arranged = ReadonlyMap<string, DiscussionFiles | undefined>;

/** The path of the known discussion that a text belongs to. */
function findDiscussion(path: string, places: ReadonlyMap<string, number>): string | undefined {
  return [path, ...listFolders(path).map((folder) => `${folder}.md`)].find((owner) => places.has(owner));
}

/** Arranges the files of some discussions whose files have the same names as before. */
function arrangeSome(
  stored: Pick<StoredCache, "records">,
  places: ReadonlyMap<string, number>,
  owners: readonly (string | undefined)[],
  byPath: ReadonlyMap<string, FoundFile>,
): Arranged | undefined {
  const all = new Map<string, DiscussionFiles>();
  for (const owner of new Set(owners)) {
    const place = owner === undefined ? undefined : places.get(owner);
    if (owner === undefined || place === undefined) return undefined;
    const { tree, problems } = arrangeFiles(readRecord(stored, place).files.flatMap(({ path }) => byPath.get(path) ?? []));
    const [discussion, ...others] = tree.discussions;
    if (!discussion || others.length > 0 || problems.length > 0) return undefined;
    all.set(owner, discussion);
  }
  return all;
}

/** Arranges all files, and chooses the discussions with other files than before. */
function arrangeAll(
  found: readonly FoundFile[],
  places: ReadonlyMap<string, number>,
  owners: readonly (string | undefined)[],
  paths: readonly string[],
): Arranged | undefined {
  const { tree, problems } = arrangeFiles(found);
  if (problems.length > 0) return undefined;
  const now = new Map(tree.discussions.map((files) => [files.file.path, files]));
  const changed = new Set(paths);
  const edited = tree.discussions.filter((files) => !places.has(files.file.path) || listAll(files).some(({ path }) => changed.has(path)));
  const removed = [...places.keys()].filter((path) => !now.has(path));
  const former = owners.flatMap((owner) => owner ?? []);
  const known = new Set([...edited.flatMap(listAll).map(({ path }) => path), ...paths.filter((_, index) => owners[index] !== undefined)]);
  // Such as a README that explains its folder.
  if (paths.some((path) => !known.has(path))) return undefined;
  return new Map([...edited.map(({ file }) => file.path), ...removed, ...former].map((path) => [path, now.get(path)]));
}
