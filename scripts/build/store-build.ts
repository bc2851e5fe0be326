import { findNextChange } from "../forum/next-change.ts";
import { findFilterEnd } from "../listing/filter-files.ts";
import type { BuildStep } from "./build-step.ts";
import type { Cache } from "./cache/cache.ts";
import { findFirstEnd } from "./cache/pages.ts";
import { storeSite } from "./edits/store-site.ts";
import type { Memory } from "./memory.ts";
import { updateOutputState } from "./output/output-state.ts";
import type { PreparedBuild } from "./plan.ts";
import type { ReadForum } from "./read-forum.ts";
import type { Report } from "./report.ts";
import { type FinishedBuild, forgetSameBuild, storeSameBuild } from "./same-build.ts";
import type { StagedSite } from "./stage-site.ts";

/** A published build. */
interface PublishedBuild {
  readonly build: PreparedBuild;
  readonly forum: ReadForum;
  readonly site: StagedSite;
  /** For the next build. */
  readonly cache: Cache;
  readonly report: Report;
  /** About the options, for a build that changes nothing to repeat. */
  readonly warnings: readonly string[];
  /** Paths of the files that were written to the output folder. */
  readonly written: readonly string[];
}

/** Stores the cache of a build and the description of its result. Returns warnings. */
export function storeBuild(published: PublishedBuild, memory: Memory, { options, folders, listing }: BuildStep): readonly string[] {
  const { cache, written } = published;
  const site = options.cache === "none" ? undefined : describeSite(published, listing);
  const failures = memory.open.store({ ...cache, ...(site && { site }) });
  if (failures.length > 0) forgetSameBuild(folders);
  else if (options.cache !== "none") {
    const state = memory.state && { state: updateOutputState(folders.output, memory.state, written) };
    storeSameBuild(folders, memory.version, options, { ...describeFinished(published), listing, ...state });
  }
  return failures;
}

/** The site as data. Undefined if the next build must plan the whole site. */
function describeSite({ build, forum, site, cache }: PublishedBuild, { found }: BuildStep["listing"]): Cache["site"] {
  const { loaded, read } = forum;
  const isWhole = site.pending.size === 0 && loaded.eventual === loaded.forum;
  const isReadable = loaded.forum.entries.every(({ discussion }) => read.records.has(discussion.file));
  if (!isWhole || !isReadable) return undefined;
  const labels = loaded.gathered.now.names.uses;
  return storeSite({ build, found, labels, find: loaded.find, pages: cache.pages, slots: site.index.slots });
}

/** The result of a build of the same files, and how long it stays true. */
function describeFinished({ build, forum: { read }, cache, report, warnings }: PublishedBuild): Omit<FinishedBuild, "listing" | "state"> {
  const { forum, notes } = build.loaded;
  const { drawn, kept, crowd } = report.pictures;
  const pictures = { drawn: 0, kept: drawn + kept, ...(crowd && { crowd }) };
  const unchanged = { rendered: 0, written: 0, bytes: 0, kept: report.written + report.kept, removed: 0 };
  return {
    since: forum.now,
    until: findFirstEnd(cache.pages),
    nextChange: Math.min(findNextChange(read.content, forum.now), findFilterEnd(forum.entries, forum.now)),
    hasEditor: forum.site.editor !== undefined,
    result: { notes, language: forum.site.language, warnings, report: { ...report, ...unchanged, pictures } },
  };
}
