import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describeWay } from "../../build/place.ts";
import { decodeText } from "../../content/parse/files/decode-text.ts";
import { type DescribedProblem, describeProblem, formatProblems, formatTally } from "../../problems/format-problem.ts";
import type { Problem } from "../../problems/problem.ts";
import type { ProblemWords } from "../../problems/violation.ts";
import { formatAnnotation } from "./annotation.ts";
import { formatProblemView } from "./problem-view.ts";

/** The input of the report besides the problems. */
export interface ReportContext {
  /** Folder of the content. */
  readonly content: string;
  /** Path on the disk of a content file. */
  readonly locate: (path: string) => string;
  readonly words: ProblemWords;
  readonly environment: NodeJS.ProcessEnv;
  readonly stream: Pick<NodeJS.WriteStream, "isTTY" | "columns">;
}

/**
 * Formats problems or notes for printing. A terminal shows each with its line of the file, another
 * stream shows one line for each. GitHub Actions gets an annotation for each as well.
 */
export function formatProblemReport(found: readonly Problem[], kind: "problems" | "notes", context: ReportContext): string {
  const { environment, stream, words } = context;
  const worded = found.map((one) => describeProblem(one, words, context.locate));
  const annotations = environment.GITHUB_ACTIONS === "true" ? worded.map((one) => annotate(one, kind, context)) : [];
  if (!stream.isTTY) return [...annotations, formatProblems(found, kind, words, context.locate)].join("\n");
  const readLine = createLineReader(context.locate);
  const view = { kind, colours: hasColours(environment), width: stream.columns ?? 80 };
  const views = worded.map((one) => formatProblemView(one, readLine(one), view));
  return [...annotations, ...views, `${formatTally(found.length, kind, words)}.`].join("\n");
}

/** The convention of no-color.org. */
export function hasColours({ NO_COLOR, TERM }: NodeJS.ProcessEnv): boolean {
  return !NO_COLOR && TERM !== "dumb";
}

function annotate(problem: DescribedProblem, kind: "problems" | "notes", { content, environment, words }: ReportContext): string {
  const file = describeWay(environment.GITHUB_WORKSPACE || ".", join(content, problem.file));
  return formatAnnotation(problem, file, kind === "problems" ? "error" : "notice", words.direction);
}

/** Reads the line of a problem. Problems come sorted by file, so each file is read once. */
function createLineReader(locate: ReportContext["locate"]): (problem: DescribedProblem) => string | undefined {
  let last: { readonly file: string; readonly lines: readonly string[] } | undefined;
  return ({ file, line }) => {
    if (last?.file !== file) last = { file, lines: readLines(locate(file)) };
    return last.lines[line - 1];
  };
}

/** Returns no lines if the path is not a readable file of text. A pipe would never end. */
function readLines(path: string): readonly string[] {
  try {
    if (!lstatSync(path).isFile()) return [];
    const decoded = decodeText(readFileSync(path));
    return "text" in decoded ? decoded.text.split("\n") : [];
  } catch {
    return [];
  }
}
