import { type FixResult, noFixes, type PlannedFile } from "../authoring/fix-content.ts";
import type { Prompter } from "../authoring/prompter.ts";
import { prepareCheck } from "../build/check.ts";
import { readClock, warnOfInstant } from "../build/instant.ts";
import { UsageError } from "../build/usage-error.ts";
import { describeProblem, formatTally } from "../problems/format-problem.ts";
import { findProblemWords } from "../problems/languages.ts";
import { compareProblems } from "../problems/problem.ts";
import type { ProblemWords } from "../problems/violation.ts";
import { showChange } from "../text/show-value.ts";
import { fillIn } from "../text/template.ts";
import { canAsk, defineCommand, runIfEntry } from "./run-command.ts";
import { printErrors, printJson, printLines, splitPrepared } from "./terminal/output.ts";
import { formatProblemReport, hasColours } from "./terminal/problem-report.ts";

/** @param findPrompter resolves to undefined if no terminal can ask before files are changed. */
export const createCheckCommand = (findPrompter: () => Promise<Prompter | undefined>) =>
  defineCommand({
    name: "check",
    purpose: "Reads all content and prints every problem and note; builds nothing.",
    options: ["content", "commit", "now", "strict", "fix", "yes", "json"],
    run: async (options, environment) => {
      const clock = readClock(environment);
      if (options.yes && !options.fix) throw new UsageError("`--yes` answers the question of `--fix`: give both.");
      const fixed = options.fix ? await fix(options, environment, findPrompter) : noFixes;
      const { loaded, ...found } = await prepareCheck({ ...options, clock });
      const { forum, counts, locate } = loaded;
      const problems = options.strict ? [...found.problems, ...loaded.notes].sort(compareProblems) : found.problems;
      const notes = options.strict ? [] : loaded.notes;
      const ok = problems.length === 0;
      const words = findProblemWords(forum.site.language);
      const left = [...fixed.closed, ...fixed.changed];
      if (options.json) {
        const toJson = (list: typeof problems) => list.map((one) => describeProblem(one, words, locate));
        const mended = fixed.files.map(({ file, fixes }) => ({ file, mends: fixes }));
        const { closed, changed } = fixed;
        printJson({ ok, problems: toJson(problems), notes: toJson(notes), counts, ...(options.fix && { mended, closed, changed }) });
      } else {
        const context = { content: options.content, locate, words, environment, stream: process.stdout };
        printErrors(warnOfInstant(options.now, forum.site));
        printLines(fixed.files.flatMap((file) => formatFixes(file, words)));
        printErrors(fixed.closed.map((file) => fillIn(words.closing.notWritten, { file: locate(file) })));
        printErrors(fixed.changed.map((file) => fillIn(words.closing.changedMeanwhile, { file: locate(file) })));
        if (notes.length > 0) printLines(splitPrepared(formatProblemReport(notes, "notes", context)));
        if (!ok) printLines(splitPrepared(formatProblemReport(problems, "problems", context)));
        if (counts.ignored > 0) printLines([`${formatTally(counts.ignored, "ignored", words)}.`]);
        if (ok && left.length === 0) printLines([formatSuccess(counts.files, forum.entries.length, words)]);
      }
      if (!ok) return 1;
      return left.length > 0 ? 3 : 0;
    },
  });

interface FixArguments {
  readonly content: string;
  readonly yes: boolean;
  readonly json: boolean;
}

async function fix(
  { content, yes, json }: FixArguments,
  environment: NodeJS.ProcessEnv,
  findPrompter: () => Promise<Prompter | undefined>,
): Promise<FixResult> {
  const { fixFiles } = await import("./fix-files.ts");
  const prompter = yes || json ? undefined : await findPrompter();
  return fixFiles({ content, prompter, colours: hasColours(environment) });
}

function formatFixes({ path, fixes }: PlannedFile, { closing }: ProblemWords): readonly string[] {
  return fixes.map((fix) => {
    const [was, is] = showChange(fix.was, fix.is);
    return fillIn(closing.fixed, { file: `${path}:${fix.line}`, was, is });
  });
}

function formatSuccess(files: number, discussions: number, words: ProblemWords): string {
  return fillIn(words.closing.sound, {
    files: formatTally(files, "files", words),
    discussions: formatTally(discussions, "discussions", words),
  });
}

export const checkCommand = createCheckCommand(async () =>
  canAsk ? (await import("./prompts/terminal-prompter.ts")).terminalPrompter : undefined,
);

await runIfEntry(checkCommand, import.meta.url);
