import type { Entry } from "../../forum/model.ts";
import { createSiteContext, createTextSite, type SiteContext } from "../../pages/site.ts";
import type { Problem } from "../../problems/problem.ts";
import type { BuildStep } from "../build-step.ts";
import type { StoredBuild } from "../cache/cache.ts";
import { createVerifiedReader } from "../cache/discussions.ts";
import { createLocate, createReader } from "../content-files.ts";
import type { Report } from "../report.ts";
import type { LastBuild } from "../same-build.ts";
import { fromSiteMessage } from "../workers/site-message.ts";
import { changeLinks } from "./change-links.ts";
import { changeNotes } from "./change-notes.ts";
import { type EditedForum, editForum } from "./edit-forum.ts";
import { type Edits, findEdits } from "./find-edits.ts";
import { haveNewNames, keepsCards, keepsLinks, keepsSlots } from "./may-build-edits.ts";
import { type EditedPages, planEdits } from "./plan-edits.ts";
import { RestoredEntry, restoreForum } from "./restored-forum.ts";
import { isSimpleEdit } from "./simple-edit.ts";
import { describeEntries } from "./store-edits.ts";
import type { EntryColumns, StoredLinks } from "./stored-site.ts";

/** What a build of edits needs to know before it writes. */
export interface PreparedEdits {
  readonly edits: Edits;
  readonly edited: EditedForum;
  readonly context: SiteContext;
  readonly pages: EditedPages;
  readonly links: StoredLinks;
  /** Of all entries, without their slots. */
  readonly columns: EntryColumns;
  readonly notes: readonly Problem[];
  /** The last report, with the counts of the changed site. */
  readonly counts: Report;
}

/**
 * Finds what changed since the last build, and plans the pages that it changes.
 *
 * @param version of the code.
 * @returns undefined if the whole site must be planned.
 */
export function prepareEdits(
  version: string,
  { options, request, folders: { content }, listing, pool }: Pick<BuildStep, "options" | "request" | "folders" | "listing" | "pool">,
  last: LastBuild,
  stored: StoredBuild,
): PreparedEdits | undefined {
  const { input, assets, pictures } = stored.site.site;
  const now = options.now === undefined ? request.clock : last.since;
  const texts = createTextSite(fromSiteMessage(input.site));
  const edits = findEdits(stored, stored.site.found, listing, content, texts.site);
  if (!edits || !haveNewNames(edits, stored.paths)) return undefined;
  if (![...edits.byFile.values()].every((edit) => isSimpleEdit(edit, now))) return undefined;

  const previous = restoreForum(stored, stored.site, createVerifiedReader(createReader(createLocate(content, listing.found))));
  const edited = editForum({ previous, stored: stored.site, edits, texts, now });
  if (!edited || !keepsCards(edits, edited, last.result.report)) return undefined;
  if (!keepsSlots(stored.index, edited.forum.entries.length)) return undefined;

  const context = keepFingerprints(createSiteContext(edited.forum, assets, pictures));
  const pages = planEdits({ site: stored.site, pages: stored.pages, forum: previous }, edited, context, version);
  if (!pages || pages.count >= pool.thresholds.render || !keepsLinks(stored, edits, edited, pages, last.result.notes)) return undefined;
  const links = changeLinks(stored.site.links, edited, pages.hasPage);
  if (!links) return undefined;
  const columns = describeEntries(edited, stored.site.columns, context);
  const notes = changeNotes(last.result.notes, edits);
  const counts = { ...countEdits(last.result.report, edits, edited, pages), notes: notes.length };
  return { edits, edited, context, pages, links, columns, notes, counts };
}

/** Unchanged entries keep their fingerprints, since edits change no name of a tag or an author. */
function keepFingerprints(context: SiteContext): SiteContext {
  const { fingerprintEntry } = context;
  const find = (entry: Entry) => (entry instanceof RestoredEntry ? entry.fingerprint : fingerprintEntry(entry));
  return { ...context, fingerprintEntry: Object.assign(find, { learn: fingerprintEntry.learn }) };
}

function countEdits(last: Report, edits: Edits, { forum, before, after }: EditedForum, { removed, added }: EditedPages): Report {
  const sum = (entries: readonly Entry[]) => entries.reduce((all, { replies }) => all + replies, 0);
  const { entries, tags } = forum;
  const { crowd } = last.pictures;
  return {
    ...last,
    files: last.files + edits.growth,
    discussions: entries.length,
    replies: last.replies + sum(after) - sum(before),
    tags: tags.length,
    pages: last.pages + added - removed.size,
    pictures: { ...last.pictures, ...(crowd && { crowd: { ...crowd, subjects: entries.length + tags.length } }) },
  };
}
