import type { DescribedProblem } from "../problems/format-problem.ts";

/**
 * Paths that were added, changed or removed since the last build, sorted; empty for the first
 * build.
 */
export type ChangedFiles = readonly string[];

export interface RebuildResult {
  readonly ok: boolean;
  /** Language of the site, and so of the problems. */
  readonly language: string;
  /** The result in plain text, one line or several. */
  readonly summary: string;
  readonly problems: readonly DescribedProblem[];
  readonly notes: readonly DescribedProblem[];
  /** Sentences about failures that do not affect the site. */
  readonly warnings: readonly string[];
}

/** Builds the site once. If the build fails or is aborted, the last good site stays. */
export type Rebuild = (reason: ChangedFiles, signal?: AbortSignal) => Promise<RebuildResult>;
