import type { FixedFile } from "../authoring/fix-content.ts";
import { prepareCheck } from "../build/check.ts";
import { readClock, warnOfInstant } from "../build/instant.ts";
import { describeProblem, formatTally } from "../problems/format-problem.ts";
import { findProblemWords } from "../problems/languages.ts";
import { compareProblems } from "../problems/problem.ts";
import type { ProblemWords } from "../problems/violation.ts";
import { fillIn } from "../text/template.ts";
import { defineCommand, runIfEntry } from "./run-command.ts";
import { printErrors, printJson, printLines, splitPrepared } from "./terminal/output.ts";
import { formatProblemReport } from "./terminal/problem-report.ts";

export const checkCommand = defineCommand({
  name: "npm run check",
  purpose: "Reads all content and prints every problem and note; builds nothing.",
  options: ["content", "base", "now", "strict", "fix", "json"],
  run: async (options, environment) => {
    const clock = readClock(environment);
    const { fixContent } = await import("../authoring/fix-content.ts");
    const { files: fixed, closed } = options.fix ? fixContent(options.content) : { files: [], closed: [] };
    const { loaded, ...found } = await prepareCheck({ ...options, clock });
    const { forum, counts, locate } = loaded;
    const problems = options.strict ? [...found.problems, ...loaded.notes].sort(compareProblems) : found.problems;
    const notes = options.strict ? [] : loaded.notes;
    const ok = problems.length === 0;
    const words = findProblemWords(forum.site.language);
    const toJson = (found: typeof problems) => found.map((one) => describeProblem(one, words, locate));
    if (!options.json) printErrors(warnOfInstant(options.now, forum.site));
    if (options.json)
      printJson({
        ok,
        problems: toJson(problems),
        notes: toJson(notes),
        counts,
        ...(options.fix && { mended: fixed.map(({ file, fixes }) => ({ file, mends: fixes })), closed }),
      });
    else {
      const context = { content: options.content, locate, words, environment, stream: process.stdout };
      printLines(fixed.flatMap(({ file, fixes }) => formatFixes({ file: locate(file), fixes }, words)));
      printErrors(closed.map((file) => fillIn(words.closing.notWritten, { file: locate(file) })));
      if (notes.length > 0) printLines(splitPrepared(formatProblemReport(notes, "notes", context)));
      if (!ok) printLines(splitPrepared(formatProblemReport(problems, "problems", context)));
      if (counts.passedOver > 0) printLines([`${formatTally(counts.passedOver, "passedOver", words)}.`]);
      if (ok && closed.length === 0) printLines([formatSuccess(counts.files, forum.entries.length, words)]);
    }
    if (!ok) return 1;
    return closed.length > 0 ? 3 : 0;
  },
});

function formatFixes({ file, fixes }: FixedFile, { closing }: ProblemWords): readonly string[] {
  return fixes.map(({ was, is }) => fillIn(closing.fixed, { file, was, is }));
}

function formatSuccess(files: number, discussions: number, words: ProblemWords): string {
  return fillIn(words.closing.sound, {
    files: formatTally(files, "files", words),
    discussions: formatTally(discussions, "discussions", words),
  });
}

await runIfEntry(checkCommand, import.meta.url);
