import { compareProblems } from "../problems/problem.ts";
import { defaultStore } from "./folders.ts";
import type { Comparison } from "./git/compare.ts";
import type { LoadOptions } from "./load.ts";
import { findUndecoded } from "./pictures/find-undecoded.ts";
import type { PreparedBuild } from "./plan.ts";

interface CheckOptions extends Omit<LoadOptions, "skipBroken"> {
  /** Folder of the caches, which is only read; by default `.goftogu`. */
  readonly store?: string;
  /** A branch, tag or commit: what strangers may not change since then is a problem too. */
  readonly commit?: string;
}

/**
 * Finds every problem that would stop a build, now or when scheduled content is shown.
 *
 * @throws {UsageError} if there is no content folder, or no such commit.
 */
export async function prepareCheck({ commit, store = defaultStore, ...options }: CheckOptions): Promise<PreparedBuild> {
  const comparison = commit === undefined ? undefined : await compare(options, commit);
  const [{ prepareBuild }, { pages }] = await Promise.all([import("./plan.ts"), import("../../.eleventy.ts")]);
  const prepared = await prepareBuild({ ...options, ...comparison?.source, skipBroken: false, search: true, isCheck: true }, pages);
  const undecoded = await findUndecoded(prepared.loaded, store, comparison?.changed);
  const problems = [...prepared.problems, ...undecoded, ...(comparison?.problems ?? [])].sort(compareProblems);
  // The check of a file may find the same as the comparison, such as a link.
  return { ...prepared, problems: problems.filter((one, index) => index === 0 || compareProblems(problems[index - 1] ?? one, one) !== 0) };
}

async function compare(options: Pick<LoadOptions, "content" | "now" | "clock">, commit: string): Promise<Comparison> {
  const { compareWithCommit } = await import("./git/compare.ts");
  return compareWithCommit(options.content, commit, options);
}
