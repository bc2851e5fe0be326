import type { Content } from "../content/model.ts";
import { settingsFiles } from "../content/parse/files/content-tree.ts";
import type { FoundFile } from "../content/parse/files/found-file.ts";
import type { ParsedMemory } from "../content/parse-content.ts";
import { isPublicBase } from "../content/settings/base-address.ts";
import { gatherForum } from "../forum/gather.ts";
import type { Forum } from "../forum/model.ts";
import { findLastRelease } from "../forum/scheduled.ts";
import { compareProblems, type Problem } from "../problems/problem.ts";
import type { Rule } from "../problems/violation.ts";
import { checkContent } from "./folders.ts";
import { readInstant } from "./instant.ts";
import { type ReadContent, readContent } from "./read-content.ts";

export interface LoadOptions {
  readonly content: string;
  /** Address of the site, in place of the one in `site.yaml`. */
  readonly base?: string;
  /** A date or date-time; without an offset it is in the site's zone. */
  readonly now?: string;
  /** Seconds since the epoch, for when `now` is not given. */
  readonly clock: number;
  /** Holds broken files back as notes; broken settings, and a discussion in the place of others, are problems all the same. */
  readonly skipBroken: boolean;
  /** Spares the parsing of what has not changed. */
  readonly parsed?: ParsedMemory;
  /** What lies in the content folder, where it is known. */
  readonly found?: readonly FoundFile[];
  /** Reads a file of it by its place on the disk, and throws where it cannot. */
  readonly read?: (place: string) => Uint8Array;
}

/** The forum of a content folder, with all that is wrong or held back, sorted. */
export interface LoadedForum {
  /** With the address that was asked for. */
  readonly content: Content;
  readonly forum: Forum;
  /** As it stands once all is shown that waits for its time: what will go wrong then is wrong now. The same as `forum` where nothing waits. */
  readonly eventual: Forum;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  /** Files that are broken, or of which something is not shown yet; each has a note, or several. */
  readonly heldBack: number;
  readonly counts: ReadContent["counts"];
  readonly locate: ReadContent["locate"];
}

/** @throws {UsageError} when there is no such folder or no such instant. */
export function loadForum(options: LoadOptions): LoadedForum {
  checkContent(options.content);
  const {
    content: read,
    problems: found,
    notes,
    counts,
    locate,
  } = readContent(options.content, options.read, options.parsed, options.found);
  const content = options.base === undefined ? read : { ...read, site: { ...read.site, base: options.base } };
  const now = options.now === undefined ? options.clock : readInstant(options.now, content.site.zone);
  const gathered = gatherForum(content, now);
  const eventual = gathered.notes.length === 0 ? gathered : gatherForum(content, findLastRelease(content.discussions, now));

  const isOfSite = ({ violation }: Problem) => violation.rule !== "localEditor" || isPublicBase(content.site.base);
  const isSkipped = ({ file, violation, cannotSkip }: Problem) =>
    options.skipBroken && !cannotSkip && !lasting.has(violation.rule) && !settingsFiles.some((settings) => settings === file);
  const heldBack = found.filter(isSkipped).map((problem) => ({ ...problem, isSkipped: true as const }));
  const problems = [...found.filter((problem) => !isSkipped(problem)), ...eventual.problems];
  if (found.length === 0 || options.skipBroken) problems.push(...findEmptiness(content.discussions.length + counts.drafts));
  return {
    content,
    forum: gathered.forum,
    eventual: eventual.forum,
    problems: problems.sort(compareProblems),
    notes: [...notes.filter(isOfSite), ...heldBack, ...gathered.notes].sort(compareProblems),
    heldBack: new Set([...heldBack, ...gathered.notes].map(({ file }) => file)).size,
    counts,
    locate,
  };
}

/** By these a new file would take the place of others, and no build can tell which is meant: they are never held back. */
const lasting: ReadonlySet<Rule> = new Set([
  "sameDiscussionName",
  "sameReplyName",
  "nameInSeveralForms",
  "folderOfDiscussions",
  "folderBesideReplies",
  "discussionAmongReplies",
  "tooManyPages",
  "tooManyReplies",
  "threadTooLarge",
]);

function findEmptiness(discussions: number): readonly Problem[] {
  if (discussions > 0) return [];
  return [{ file: "discussions", line: 1, column: 1, violation: { rule: "noDiscussion" } }];
}
