import type { DescribedProblem } from "../problems/format-problem.ts";

/** Paths of what was added, changed or removed since the last build, sorted; empty for the first build. */
export type ChangedFiles = readonly string[];

export interface RebuildResult {
  readonly ok: boolean;
  /** Of the site, in which problems are told. */
  readonly language: string;
  /** What the build has to say, as plain text of one line or several. */
  readonly summary: string;
  readonly problems: readonly DescribedProblem[];
  readonly notes: readonly DescribedProblem[];
  /** Sentences about what went wrong beside the site. */
  readonly warnings: readonly string[];
}

/** Builds the site once; a build that fails, or that `signal` ends, leaves the last good one in place. */
export type Rebuild = (reason: ChangedFiles, signal?: AbortSignal) => Promise<RebuildResult>;
