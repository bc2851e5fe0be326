import type { Problem } from "../problems/problem.ts";
import type { CacheMode } from "./cache/open-cache.ts";
import type { Locate } from "./content-files.ts";
import type { ForumOptions } from "./load.ts";
import type { TreeChanges } from "./output/change-list.ts";
import type { PlanOptions } from "./plan.ts";
import type { Report } from "./report.ts";
import type { Announce } from "./stages.ts";
import type { WorkerPool } from "./workers/pool.ts";
import type { WriteOptions } from "./write-files.ts";

export interface BuilderOptions extends Omit<ForumOptions, "clock">, Omit<PlanOptions, "isCheck">, Pick<WriteOptions, "store"> {
  readonly content: string;
  readonly output: string;
  readonly cache?: CacheMode;
  /** Threads beside the main one; by default one for each further core. */
  readonly workers?: number;
  readonly thresholds?: WorkerPool["thresholds"];
}

export interface BuildRequest {
  /** As in `ForumOptions`. */
  readonly clock: number;
  readonly announce: Announce;
  /**
   * Paths of content files that may have been added, changed or removed since the last build of
   * this builder. Absent if unknown: then the whole folder is listed.
   */
  readonly changed?: readonly string[];
  /** Addresses of the only pages to look at, if given. All others stay pending. */
  readonly only?: ReadonlySet<string>;
  /** Ends the rendering and drawing early. What is rendered by then is published. */
  readonly signal?: AbortSignal;
  /** When the cache is written: as part of the build, or when the caller asks for it. */
  readonly storing: "at once" | "later";
}

export interface BuildResult {
  /** Sorted. If there are any, the output folder is unchanged. */
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  /** Sentences about failures that do not affect the site. */
  readonly warnings: readonly string[];
  /** Language of the site. */
  readonly language: string;
  /** Returns the path of a problem's file from the working folder. */
  readonly locate: Locate;
  /** Absent if there are problems, as are `changes` and `pending`. */
  readonly report?: Report;
  readonly changes?: TreeChanges;
  /** Addresses of pages whose files may still be those of an earlier build, or not exist yet. */
  readonly pending?: ReadonlySet<string>;
}
