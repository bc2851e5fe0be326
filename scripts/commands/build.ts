import type { BuildOptions } from "../build/build.ts";
import { readClock } from "../build/instant.ts";
import { formatProblems } from "../problems/format-problem.ts";
import { findProblemWords } from "../problems/languages.ts";
import { escapeControls } from "../text/escape-output.ts";
import { fillIn } from "../text/template.ts";
import { describeBuild } from "./build-result.ts";
import { defineCommand, runIfEntry } from "./run-command.ts";
import { describeViews } from "./terminal/command-hints.ts";
import { printErrors, printJson, printLines } from "./terminal/output.ts";
import { openStageDisplay } from "./terminal/stage-display.ts";

export const buildCommand = defineCommand({
  name: "build",
  purpose: "Builds the content folder into a folder of plain HTML.",
  options: ["content", "output", "base", "now", "store", "workers", "clean", "skipBroken", "noSearch", "changes", "json"],
  run: async ({ clean, noSearch, ...options }, environment) =>
    runBuild({ ...options, search: !noSearch, cache: clean ? "new" : "used", clock: readClock(environment) }, environment),
});

interface RunOptions extends BuildOptions {
  readonly json: boolean;
  /** File for the list of what the build changed. */
  readonly changes?: string;
}

/**
 * Builds the site and prints the result.
 *
 * @returns the exit status.
 */
async function runBuild(options: RunOptions, environment: NodeJS.ProcessEnv): Promise<number> {
  const [{ buildSite }, { openChangeFile }, { recover }] = await Promise.all([
    import("../build/build.ts"),
    import("./change-file.ts"),
    import("../build/output/recover.ts"),
  ]);
  const { json, output } = options;
  const listChanges = options.changes === undefined ? undefined : openChangeFile(options.changes, options.content, output);
  recover(output);
  const display = json ? undefined : openStageDisplay(process.stderr, environment, () => performance.now());
  const result = await buildSite(options, display?.announce ?? (() => undefined)).finally(display?.clear);
  const { problems, notes, warnings, language, locate, report, changes } = result;
  const words = findProblemWords(language);
  if (changes) listChanges?.(changes);
  const described = describeBuild(result, output);
  const { ok, summary } = described;
  const nothing = fillIn(words.closing.nothingWritten, { output });
  if (json) printJson({ ...described, report });
  else {
    if (notes.length > 0) printErrors(formatProblems(notes, "notes", words, locate).split("\n"));
    printErrors(warnings);
    if (!ok) printErrors(`${formatProblems(problems, "problems", words, locate)} ${escapeControls(nothing)}`.split("\n"));
    else printLines([...summary.split("\n"), describeViews(options, environment)]);
  }
  return ok ? 0 : 1;
}

await runIfEntry(buildCommand, import.meta.url);
