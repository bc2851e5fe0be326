import type { BuildResult } from "../build/request.ts";
import { type DescribedProblem, describeProblem, formatTally } from "../problems/format-problem.ts";
import { findProblemWords } from "../problems/languages.ts";
import { fillIn } from "../text/template.ts";
import { formatBuildReport } from "./terminal/build-report.ts";

/** The result of a build as data: what `--json` prints, without the report. */
export interface DescribedBuild {
  readonly ok: boolean;
  readonly language: string;
  readonly summary: string;
  readonly problems: readonly DescribedProblem[];
  readonly notes: readonly DescribedProblem[];
  readonly warnings: readonly string[];
}

export function describeBuild({ problems, notes, warnings, language, locate, report }: BuildResult, output: string): DescribedBuild {
  const words = findProblemWords(language);
  const describeAll = (found: typeof problems) => found.map((one) => describeProblem(one, words, locate));
  const nothing = fillIn(words.closing.nothingWritten, { output });
  const summary = report ? formatBuildReport(report, output) : `${formatTally(problems.length, "problems", words)}. ${nothing}`;
  return { ok: problems.length === 0, language, summary, problems: describeAll(problems), notes: describeAll(notes), warnings };
}
