import type { LoadOptions } from "./load-forum.ts";
import type { PreparedBuild } from "./prepare-build.ts";

/** Finds what `check` finds: all that would stop a build, now or once what waits is shown. */
export async function prepareCheck(options: Omit<LoadOptions, "skipBroken">): Promise<PreparedBuild> {
  const [{ prepareBuild }, { pages }] = await Promise.all([import("./prepare-build.ts"), import("../../.eleventy.ts")]);
  return prepareBuild({ ...options, skipBroken: false, search: "new", isCheck: true }, pages);
}
