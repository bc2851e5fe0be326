import type { LoadOptions } from "./load.ts";
import type { PreparedBuild } from "./plan.ts";

/** Finds every problem that would stop a build, now or when scheduled content is shown. */
export async function prepareCheck(options: Omit<LoadOptions, "skipBroken">): Promise<PreparedBuild> {
  const [{ prepareBuild }, { pages }] = await Promise.all([import("./plan.ts"), import("../../.eleventy.ts")]);
  return prepareBuild({ ...options, skipBroken: false, search: true, isCheck: true }, pages);
}
