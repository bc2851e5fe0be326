import { escapeControls, type WordedProblem } from "../content/problem.ts";

/**
 * A line by which GitHub Actions shows a problem beside the line of a pull request (docs.github.com, "Workflow commands"). What stands in it
 * can end neither a property nor the line.
 *
 * @param file path from the root of the repository, with `/`.
 * @example formatAnnotation({ line: 2, column: 1, reason: "`title` is missing", fix: "Add it." }, "content/a.md", "error")
 * // => "::error file=content/a.md,line=2,col=1::`title` is missing. Add it."
 */
export function formatAnnotation(
  { line, column, reason, fix }: Omit<WordedProblem, "file">,
  file: string,
  level: "error" | "notice",
): string {
  return `::${level} file=${escapeProperty(file)},line=${line},col=${column}::${escapeMessage(`${reason}. ${fix}`)}`;
}

function escapeMessage(text: string): string {
  return escapeControls(text).replaceAll("%", "%25");
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
