import type { Entry } from "../../forum/model.ts";
import type { Problem } from "../../problems/problem.ts";
import { findSlotBits } from "../../search/index/slots.ts";
import { readFileName } from "../../text/path.ts";
import { foldSlug } from "../../text/slug.ts";
import type { StoredBuild } from "../cache/cache.ts";
import type { Report } from "../report.ts";
import type { StoredIndex } from "../search/stored-index.ts";
import { isAboutLink } from "./change-links.ts";
import type { EditedForum } from "./edit-forum.ts";
import type { Edits } from "./find-edits.ts";
import type { EditedPages } from "./plan-edits.ts";
import { isTextEdit, keepsAnchors } from "./simple-edit.ts";
import { nameWhole } from "./store-site.ts";

/** Whether no new discussion has the file name of another one, which gives both one address. */
export function haveNewNames({ byFile }: Edits, paths: readonly string[]): boolean {
  const added = [...byFile].flatMap(([path, { before }]) => (before ? [] : path));
  if (added.length === 0) return true;
  const fold = (path: string) => foldSlug(readFileName(path));
  const names = [...paths.filter((path) => byFile.get(path)?.after !== undefined || !byFile.has(path)), ...added].map(fold);
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return added.every((path) => counts.get(fold(path)) === 1);
}

/**
 * Whether all links of other texts lead where they led before.
 *
 * @param notes of the last build.
 */
export function keepsLinks(
  { site: { links }, pages: { urls } }: StoredBuild,
  { byFile, areFilesNew }: Edits,
  { before }: EditedForum,
  { removed, added }: EditedPages,
  notes: readonly Problem[],
): boolean {
  const hasDeadLinks = notes.some(isAboutLink);
  // A dead link may lead to the new page or file, or be closest to its name.
  if (hasDeadLinks && (areFilesNew || added > 0)) return false;
  const losesPlace = ({ url, discussion }: Entry) => links.places.has(url) && !keepsAnchors(byFile.get(discussion.file) ?? {});
  // A discussion keeps its address when its file moves, but links may name the file.
  const losesFile = ({ url, discussion }: Entry) => links.pages.has(url) && !byFile.get(discussion.file)?.after;
  if (before.some((entry) => losesPlace(entry) || losesFile(entry))) return false;
  return [...removed].every((row) => !links.pages.has(nameWhole(urls[row] ?? "")));
}

/** Whether the cards are those of the last build: they show titles and counts. */
export function keepsCards({ byFile }: Edits, { forum: { entries, tags } }: EditedForum, { pictures: { crowd } }: Report): boolean {
  return crowd ? entries.length + tags.length > crowd.limit : [...byFile.values()].every(isTextEdit);
}

/** Whether slots of the search index have as many bits as before. Without entries there is none. */
export function keepsSlots(index: StoredIndex | undefined, entries: number): boolean {
  return entries > 0 && (!index || index.state.bits === findSlotBits(entries));
}
