import type { DescribedProblem } from "../../problems/format-problem.ts";
import type { ProblemWords } from "../../problems/violation.ts";
import { escapeControls } from "../../text/escape-output.ts";

/**
 * Formats a problem as a workflow command of GitHub Actions, which shows it beside its line of a
 * pull request (docs.github.com, "Workflow commands"). No character of the problem can end a
 * property or the line.
 *
 * @param file path from the root of the repository, with `/`.
 * @param direction of the sentences; GitHub lays the page out from left to right.
 * @example const problem = { line: 2, column: 1, reason: "`title` is missing", fix: "Add it." }
 * formatAnnotation(problem, "content/a.md", "error", "ltr")
 * // => "::error file=content/a.md,line=2,col=1::`title` is missing. Add it."
 */
export function formatAnnotation(
  { line, column, reason, fix }: Omit<DescribedProblem, "file">,
  file: string,
  level: "error" | "notice",
  direction: ProblemWords["direction"],
): string {
  const message = escapeMessage(`${reason}. ${fix}`);
  const isolated = direction === "rtl" ? isolateRightToLeft(message) : message;
  return `::${level} file=${escapeProperty(file)},line=${line},col=${column}::${isolated}`;
}

/**
 * Isolates the message from right to left, and each quotation in its own direction (UAX 9, 2.4).
 */
function isolateRightToLeft(message: string): string {
  return `\u2067${message.replace(/`[^`]*`/g, "\u2068$&\u2069")}\u2069`;
}

function escapeMessage(text: string): string {
  return escapeControls(text).replaceAll("%", "%25");
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
