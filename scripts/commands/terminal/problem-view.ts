import { styleText } from "node:util";
import { type DescribedProblem, formatProblem } from "../../problems/format-problem.ts";
import { escapeControls } from "../../text/escape-output.ts";

export interface ViewOptions {
  readonly kind: "problems" | "notes";
  readonly colours: boolean;
  /** Columns of the terminal. */
  readonly width: number;
}

/**
 * Formats a problem for a terminal: the line of `formatProblem`, then the line of the file with the
 * word at the problem's place marked. A row of carets could not mark it, because terminals show
 * Persian from right to left.
 *
 * @param line text of the file's line; absent if it cannot be shown.
 */
export function formatProblemView(problem: DescribedProblem, line: string | undefined, { kind, colours, width }: ViewOptions): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colours ? styleText(style, text, { validateStream: false }) : text;
  const { file, path = file, reason, fix } = problem;
  const place = escapeControls(`${path}:${problem.line}:${problem.column}:`);
  const head = colours
    ? `${paint("bold", place)} ${paint(kind === "problems" ? "red" : "yellow", escapeControls(`${reason}.`))} ${paint("green", escapeControls(fix))}`
    : formatProblem(problem);
  // A problem of the whole file has the place of its first line, so an empty line or `---` is not
  // worth showing.
  if (line === undefined || line.trim() === "" || line === "---") return head;
  // `escapeControls` would show a tab as an escape.
  const shown = line.replaceAll("\t", " ");
  const margin = `${String(problem.line).padStart(5)} │ `;
  const [before, marked, after] = escapeParts(cutAround(shown, problem.column - 1, Math.max(width - margin.length, 20)));
  return `${head}\n${paint("dim", margin)}${before}${paint(["bold", "underline"], marked ?? "")}${after}`;
}

/**
 * Escapes the parts of one line. Whether a character is escaped can depend on the parts before it.
 */
function escapeParts(parts: readonly string[]): readonly string[] {
  const starts = parts.map((_, index) => escapeControls(parts.slice(0, index).join("")).length);
  const whole = escapeControls(parts.join(""));
  return starts.map((start, index) => whole.slice(start, starts[index + 1]));
}

/**
 * Cuts a line to a width in UTF-16 units around a place: the text before, the word at the place,
 * and the text after.
 */
function cutAround(line: string, index: number, width: number): readonly string[] {
  const start = index <= width / 2 ? 0 : moveToPair(line, index - Math.floor(width / 3));
  const end = moveToPair(line, start + width);
  const word = /^\S*/.exec(line.slice(index, end))?.[0] ?? "";
  const before = `${start > 0 ? "…" : ""}${line.slice(start, index)}`;
  return [before, word, `${line.slice(index + word.length, end)}${end < line.length ? "…" : ""}`];
}

/** Moves an index out of the middle of a surrogate pair, to its start. */
function moveToPair(line: string, index: number): number {
  const isInside = /[\udc00-\udfff]/.test(line[index] ?? "") && /[\ud800-\udbff]/.test(line[index - 1] ?? "");
  return isInside ? index - 1 : index;
}
