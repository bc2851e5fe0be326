import type { Cache } from "./cache/cache.ts";
import type { OpenCache } from "./cache/open-cache.ts";
import type { CheckedPages } from "./cache/pages.ts";
import type { ContentListing } from "./listing.ts";
import type { GatheredForum } from "./load.ts";
import type { KnownManifest } from "./output/manifest.ts";
import type { OutputState } from "./output/output-state.ts";
import type { PlanMemory } from "./plan.ts";
import type { ReadDiscussions } from "./read-cached-content.ts";

/** What a builder keeps in memory from one build to the next. */
export interface Memory {
  readonly open: OpenCache;
  /** The version of the code. */
  readonly version: string;
  /** Of the last published build. */
  readonly cache: Cache;
  /** Pages whose files are as their records say, unless somebody else changed them since. */
  readonly checked: CheckedPages;
  /** A sentence about the cache that was loaded, for the next build to report. */
  readonly warning?: string;
  /** Absent before the first published build. */
  readonly manifest?: KnownManifest;
  /** Of the output folder, for a process that builds once. Then the search index is intact too. */
  readonly state?: OutputState;
  readonly plan: PlanMemory;
  readonly content?: ContentMemory;
}

/** What the last build read, even if it had problems. */
export interface ContentMemory {
  readonly listing: ContentListing;
  readonly discussions: ReadDiscussions;
  readonly forum: GatheredForum;
}
