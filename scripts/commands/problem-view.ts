import { styleText } from "node:util";
import { type DescribedProblem, formatProblem } from "../problems/format-problem.ts";
import { escapeControls } from "../text/escape-output.ts";

export interface ViewOptions {
  readonly kind: "problems" | "notes";
  readonly colours: boolean;
  /** Of the terminal, in columns. */
  readonly width: number;
}

/**
 * A problem as an author meets it on a terminal: the line of `formatProblem`, and below it the line of the file, in which the word at the
 * place of the problem is marked. The mark is no row of carets, since a terminal shows Persian from right to left.
 *
 * @param line of the file; absent where it cannot be shown.
 */
export function formatProblemView(problem: DescribedProblem, line: string | undefined, { kind, colours, width }: ViewOptions): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colours ? styleText(style, text, { validateStream: false }) : text;
  const { file, reason, fix } = problem;
  const place = escapeControls(`${file}:${problem.line}:${problem.column}:`);
  const head = colours
    ? `${paint("bold", place)} ${paint(kind === "problems" ? "red" : "yellow", escapeControls(`${reason}.`))} ${paint("green", escapeControls(fix))}`
    : formatProblem(problem);
  // What is wrong with a file as a whole is told of its first line.
  if (line === undefined || line.trim() === "" || line === "---") return head;
  // A tab would be shown as an escape.
  const shown = line.replaceAll("\t", " ");
  const margin = `${String(problem.line).padStart(5)} │ `;
  const [before, marked, after] = escapeParts(cutAround(shown, problem.column - 1, Math.max(width - margin.length, 20)));
  return `${head}\n${paint("dim", margin)}${before}${paint(["bold", "underline"], marked ?? "")}${after}`;
}

/** Parts of one line; what is escaped in one hangs on those before it. */
function escapeParts(parts: readonly string[]): readonly string[] {
  const starts = parts.map((_, index) => escapeControls(parts.slice(0, index).join("")).length);
  const whole = escapeControls(parts.join(""));
  return starts.map((start, index) => whole.slice(start, starts[index + 1]));
}

/** What of a line fits into a width (in UTF-16 units) around a place: what stands before, the word there, and what follows. */
function cutAround(line: string, index: number, width: number): readonly string[] {
  const start = index <= width / 2 ? 0 : moveToPair(line, index - Math.floor(width / 3));
  const end = moveToPair(line, start + width);
  const word = /^\S*/.exec(line.slice(index, end))?.[0] ?? "";
  const before = `${start > 0 ? "…" : ""}${line.slice(start, index)}`;
  return [before, word, `${line.slice(index + word.length, end)}${end < line.length ? "…" : ""}`];
}

/** The same place, or that of the pair in whose middle it is. */
function moveToPair(line: string, index: number): number {
  const isInside = /[\udc00-\udfff]/.test(line[index] ?? "") && /[\ud800-\udbff]/.test(line[index - 1] ?? "");
  return isInside ? index - 1 : index;
}
