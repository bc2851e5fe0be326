import type { UserConfig } from "@11ty/eleventy";
import { findProblemWords } from "../locale/problems/languages.ts";
import type { PageKind } from "../pages/page.ts";
import { registerPages } from "../publish/render.ts";
import { formatProblems } from "./format-problems.ts";
import { placeSearchIndex } from "./place-search-index.ts";
import { prepareBuild, writeFiles } from "./prepare-build.ts";

/**
 * The configuration for Eleventy's own command line: the folder `content/` as of the clock, written without staging.
 * `npm run build` renders the same table, and looks after the output folder.
 */
export function configureSite(kinds: readonly PageKind[]): (eleventy: UserConfig) => Promise<object> {
  return async (eleventy) => {
    const build = await prepareBuild({ content: "content", clock: Math.floor(Date.now() / 1000), skipBroken: false, search: "new" }, kinds);
    const words = findProblemWords(build.loaded.forum.site.language);
    if (build.problems.length > 0) throw new Error(formatProblems(build.problems, "problems", words));
    eleventy.on("eleventy.after", async ({ directories: { output } }) => {
      await writeFiles(build, output);
      await placeSearchIndex({ search: "new", output }, build, output, () => () => undefined);
    });
    return registerPages(eleventy, build.plan, build.site);
  };
}
