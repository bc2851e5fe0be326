import { parseBody } from "../../markdown/parse.ts";
import type { Problem } from "../../problems/problem.ts";
import { showValue } from "../../text/show-value.ts";
import { splitBody } from "./front-matter.ts";

/**
 * The lines with which git marks a conflict, by their role (git-merge(1), "How conflicts are
 * presented"). Other version control systems write the same. The base that some styles add between
 * `|||||||` and `=======` belongs to the first part.
 */
const mark = /^(?:(?<opening><{7})(?: .*)?|(?<middle>={7})(?: .*)?|(?<closing>>{7})(?: .*)?)$/;

/** One conflict: the 0-based lines of its three marks. */
interface Conflict {
  readonly opening: number;
  readonly written: string;
}

/**
 * Finds the conflicts of an unfinished merge in a Markdown file. Only the opening line is looked up
 * in the code blocks: a fence that one side opens may hide the other two lines. A whole conflict in
 * a code block is text.
 *
 * @param text of the file, with its front matter.
 */
export function findUnfinishedMerges(text: string, file: string): readonly Problem[] {
  const conflicts = findConflicts(text);
  if (conflicts.length === 0) return [];
  const isCode = createCodeTest(text);
  return conflicts.filter(({ opening }) => !isCode(opening)).map((conflict) => report(conflict, file, false));
}

/** Finds the conflicts in a file without code blocks, such as `site.yaml`. */
export function findUnfinishedYamlMerges(text: string, file: string): readonly Problem[] {
  return findConflicts(text).map((conflict) => report(conflict, file, true));
}

function report({ opening, written }: Conflict, file: string, isSettings: boolean): Problem {
  return { file, line: opening + 1, column: 1, violation: { rule: "unfinishedMerge", written: showValue(written), isSettings } };
}

function findConflicts(text: string): readonly Conflict[] {
  if (!text.includes("<<<<<<<")) return [];
  const conflicts: Conflict[] = [];
  let started: Conflict | undefined;
  let isHalf = false;
  for (const [line, written] of text.split("\n").entries()) {
    const { opening, middle, closing } = mark.exec(written)?.groups ?? {};
    if (opening) [started, isHalf] = [{ opening: line, written }, false];
    else if (middle && started) isHalf = true;
    else if (closing && started && isHalf) {
      conflicts.push(started);
      started = undefined;
    }
  }
  return conflicts;
}

/** Returns a function that tells whether a 0-based line of the file is in a code block. */
function createCodeTest(text: string): (line: number) => boolean {
  const body = splitBody(text) ?? text;
  const firstLine = text.slice(0, text.length - body.length).split("\n").length - 1;
  const blocks = parseBody(body).flatMap(({ type, map }) => (map && (type === "fence" || type === "code_block") ? [map] : []));
  return (line) => blocks.some(([start, end]) => line - firstLine >= start && line - firstLine < end);
}
