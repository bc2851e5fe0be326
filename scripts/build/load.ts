import type { Content } from "../content/model.ts";
import type { FoundFile } from "../content/parse/files/found-file.ts";
import { settingsFiles, themeFile } from "../content/parse/files/settings-file.ts";
import { isPublicBase } from "../content/settings/base-address.ts";
import { type Gathered, gatherForum } from "../forum/gather.ts";
import type { Forum } from "../forum/model.ts";
import { findLastScheduledTime } from "../forum/scheduled.ts";
import { forumUrls } from "../pages/urls.ts";
import { compareProblems, type Problem } from "../problems/problem.ts";
import type { Rule } from "../problems/violation.ts";
import type { Recall } from "../text/recall.ts";
import type { ReadDisk } from "./content-files.ts";
import { checkContent } from "./folders.ts";
import { readInstant } from "./instant.ts";
import { type ReadContent, readContent } from "./read-content.ts";

export interface LoadOptions extends ForumOptions {
  readonly content: string;
  /** The files of the content folder, if they are listed already. */
  readonly found?: readonly FoundFile[];
  readonly read?: ReadDisk;
}

export interface ForumOptions {
  /** Address of the site, instead of the one in `site.yaml`. */
  readonly base?: string;
  /** A date or date-time; without an offset it is in the site's zone. */
  readonly now?: string;
  /** Seconds since the epoch, used without `now`. */
  readonly clock: number;
  /**
   * Skips broken files with a note. Broken settings, and a discussion in the place of another, are
   * problems all the same.
   */
  readonly skipBroken: boolean;
}

export interface LoadedForum {
  readonly content: Content;
  readonly forum: Forum;
  /**
   * The forum when everything scheduled is shown: its problems to come are problems now. The same
   * object as `forum` if nothing is scheduled.
   */
  readonly eventual: Forum;
  /** Finds where links of the forum lead. */
  readonly find: Gathered["find"];
  /** Finds where links of the eventual forum lead. */
  readonly findEventually: Gathered["find"];
  readonly hasFile: ReadContent["hasFile"];
  /** Sorted, as are the notes. */
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  /** Files that are skipped, and files with something scheduled. */
  readonly heldBack: number;
  readonly counts: ReadContent["counts"];
  readonly locate: ReadContent["locate"];
}

/** What a build gathered, for the next build of the same process. */
export interface GatheredForum {
  readonly now: Gathered;
  readonly eventual: Gathered;
}

/**
 * Reads a content folder without a cache.
 *
 * @throws {UsageError} if there is no such folder or no such instant.
 */
export function loadForum({ content, read, found, ...options }: LoadOptions): LoadedForum {
  checkContent(content);
  return createForum(readContent(content, read, found, options.base), options);
}

/**
 * @param previous from an earlier build. What did not change since stays the same object.
 * @throws {UsageError} if `now` is not an instant.
 */
export function createForum(
  read: ReadContent,
  options: ForumOptions,
  recall?: Recall,
  previous?: GatheredForum,
): LoadedForum & { readonly gathered: GatheredForum } {
  const { counts, locate, problems: found, notes } = read;
  const { skipBroken } = options;
  const { content } = read;
  const now = options.now === undefined ? options.clock : readInstant(options.now, content.site);
  const gathered = gatherForum(content, now, forumUrls, recall, previous?.now);
  const eventual =
    gathered.notes.length === 0
      ? gathered
      : gatherForum(content, findLastScheduledTime(content.discussions, now), forumUrls, recall, previous?.eventual);

  const appliesToBase = ({ violation }: Problem) => violation.rule !== "localEditor" || isPublicBase(content.site.base);
  const isSkippable = ({ file, violation, cannotSkip }: Problem) =>
    skipBroken && !cannotSkip && !neverSkipped.has(violation.rule) && ![...settingsFiles, themeFile].some((settings) => settings === file);
  const skipped = found.filter(isSkippable).map((problem) => ({ ...problem, isSkipped: true as const }));
  const problems = [...found.filter((problem) => !isSkippable(problem)), ...eventual.problems];
  if (found.length === 0 || skipBroken) problems.push(...findEmptiness(content.discussions.length + counts.drafts));
  return {
    content,
    forum: gathered.forum,
    eventual: eventual.forum,
    find: gathered.find,
    findEventually: eventual.find,
    hasFile: read.hasFile,
    problems: problems.sort(compareProblems),
    notes: [...notes.filter(appliesToBase), ...skipped, ...gathered.notes].sort(compareProblems),
    heldBack: new Set([...skipped, ...gathered.notes].map(({ file }) => file)).size,
    counts,
    locate,
    gathered: { now: gathered, eventual },
  };
}

/** A new file would take the place of others, and no build can know which one is meant. */
const neverSkipped: ReadonlySet<Rule> = new Set([
  "sameDiscussionName",
  "sameReplyName",
  "nameInSeveralForms",
  "folderOfDiscussions",
  "folderBesideReplies",
  "discussionAmongReplies",
  "tooManyPages",
  "tooManyStatics",
  "staticsTooLarge",
  "tooManyReplies",
  "threadTooLarge",
]);

function findEmptiness(discussions: number): readonly Problem[] {
  if (discussions > 0) return [];
  return [{ file: "discussions", line: 1, column: 1, violation: { rule: "noDiscussion" } }];
}
