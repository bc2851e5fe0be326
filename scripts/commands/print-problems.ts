import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { decodeText } from "../content/parse/files/decode-text.ts";
import { type DescribedProblem, describeProblem } from "../problems/format-problem.ts";
import type { Problem } from "../problems/problem.ts";
import type { ProblemWords } from "../problems/violation.ts";
import { formatAnnotation } from "./annotation.ts";
import { count, formatProblems } from "./format-problems.ts";
import { formatProblemView } from "./problem-view.ts";

/** Where problems are printed. */
export interface Surroundings {
  /** Folder of the content. */
  readonly content: string;
  /** Where a content file lies on the disk. */
  readonly locate: (path: string) => string;
  readonly words: ProblemWords;
  readonly environment: NodeJS.ProcessEnv;
  readonly stream: Pick<NodeJS.WriteStream, "isTTY" | "columns">;
}

/**
 * What is printed of problems or notes: on a terminal each with its line of the file, elsewhere one line for each; in GitHub Actions an
 * annotation for each besides.
 */
export function formatFound(found: readonly Problem[], kind: "problems" | "notes", surroundings: Surroundings): string {
  const { environment, stream, words } = surroundings;
  const worded = found.map((one) => describeProblem(one, words));
  const annotations = environment.GITHUB_ACTIONS === "true" ? worded.map((one) => annotate(one, kind, surroundings)) : [];
  if (!stream.isTTY) return [...annotations, formatProblems(found, kind, words)].join("\n");
  const readLine = createLineReader(surroundings.locate);
  const view = { kind, colours: hasColours(environment), width: stream.columns ?? 80 };
  const views = worded.map((one) => formatProblemView(one, readLine(one), view));
  return [...annotations, ...views, `${count(found.length, kind, words)}.`].join("\n");
}

/** Of a terminal (no-color.org). */
function hasColours({ NO_COLOR, TERM }: NodeJS.ProcessEnv): boolean {
  return !NO_COLOR && TERM !== "dumb";
}

function annotate(problem: DescribedProblem, kind: "problems" | "notes", { content, environment, words }: Surroundings): string {
  const file = relative(environment.GITHUB_WORKSPACE || ".", join(content, problem.file))
    .split(sep)
    .join("/");
  return formatAnnotation(problem, file, kind === "problems" ? "error" : "notice", words.direction);
}

/** Reads the line of a problem; a file is read once for all of its problems, which stand together. */
function createLineReader(locate: Surroundings["locate"]): (problem: DescribedProblem) => string | undefined {
  let last: { readonly file: string; readonly lines: readonly string[] } | undefined;
  return ({ file, line }) => {
    if (last?.file !== file) last = { file, lines: readLines(locate(file)) };
    return last.lines[line - 1];
  };
}

/** None of a file that is no text, or that cannot be read, or of what is no file. */
function readLines(path: string): readonly string[] {
  try {
    const decoded = decodeText(readFileSync(path));
    return "text" in decoded ? decoded.text.split("\n") : [];
  } catch {
    return [];
  }
}
