import type { UserConfig } from "@11ty/eleventy";
import type { PageKind } from "../pages/page.ts";
import { describeProblem, formatProblem } from "../problems/format-problem.ts";
import { findProblemWords } from "../problems/languages.ts";
import { prepareBuild } from "./plan.ts";
import { registerPages, renderPage } from "./render.ts";
import { placeIndex } from "./search/place-index.ts";
import { workAlone } from "./search/work.ts";
import { writeFiles } from "./write-files.ts";

/**
 * The configuration for Eleventy's own command line: it builds `content/` at the time of the clock,
 * and writes without staging. `npm run build` renders the same table of pages, and protects the
 * output folder.
 */
export function configureSite(kinds: readonly PageKind[]): (eleventy: UserConfig) => Promise<object> {
  return async (eleventy) => {
    const build = await prepareBuild({ content: "content", clock: Math.floor(Date.now() / 1000), skipBroken: false, search: true }, kinds);
    const words = findProblemWords(build.loaded.forum.site.language);
    if (build.problems.length > 0)
      throw new Error(build.problems.map((problem) => formatProblem(describeProblem(problem, words))).join("\n"));
    eleventy.on("eleventy.after", async ({ directories: { output } }) => {
      await writeFiles(build, output);
      await placeIndex(build, { last: undefined, output, folder: output, version: "" }, workAlone(build.site, output));
    });
    return registerPages(eleventy, build.plan, (page) => renderPage(page, build.site).text);
  };
}
