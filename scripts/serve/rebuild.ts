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
  /** The number of pages that may still be stale. */
  readonly pending: number;
}

/**
 * Builds the site once. If the build fails or is aborted, the last good site stays.
 *
 * @param open addresses of pages that somebody looks at. Only these are rendered, and the others
 * stay pending. If absent, all pages are rendered.
 */
export type Rebuild = (reason: ChangedFiles, open?: readonly string[]) => Promise<RebuildResult>;

/** Work after a build, until `signal` is aborted. */
export type Later = (signal: AbortSignal) => Promise<RebuildResult>;

/** Resolves when the page of a site-relative address is up to date. */
export type WaitForPage = (url: string) => Promise<void>;
