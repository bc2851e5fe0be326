import type { DescribedProblem } from "../problems/format-problem.ts";
import type { ProblemWords } from "../problems/violation.ts";
import { escapeControls } from "../text/escape-output.ts";

/**
 * A line by which GitHub Actions shows a problem beside the line of a pull request (docs.github.com, "Workflow commands"). What stands in it
 * can end neither a property nor the line.
 *
 * @param file path from the root of the repository, with `/`.
 * @param direction of the sentences; the page that shows them is ordered from the left.
 * @example formatAnnotation({ line: 2, column: 1, reason: "`title` is missing", fix: "Add it." }, "content/a.md", "error", "ltr")
 * // => "::error file=content/a.md,line=2,col=1::`title` is missing. Add it."
 */
export function formatAnnotation(
  { line, column, reason, fix }: Omit<DescribedProblem, "file">,
  file: string,
  level: "error" | "notice",
  direction: ProblemWords["direction"],
): string {
  const message = escapeMessage(`${reason}. ${fix}`);
  const ordered = direction === "rtl" ? orderFromRight(message) : message;
  return `::${level} file=${escapeProperty(file)},line=${line},col=${column}::${ordered}`;
}

/** The whole is an isolate from the right, and each quotation one of its own (UAX 9, 2.4). */
function orderFromRight(message: string): string {
  return `\u2067${message.replace(/`[^`]*`/g, "\u2068$&\u2069")}\u2069`;
}

function escapeMessage(text: string): string {
  return escapeControls(text).replaceAll("%", "%25");
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
