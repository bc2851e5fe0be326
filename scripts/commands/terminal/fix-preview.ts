import { styleText } from "node:util";
import type { PlannedFile } from "../../authoring/fix-content.ts";
import type { ProblemWords } from "../../problems/violation.ts";
import { escapeControls } from "../../text/escape-output.ts";
import { formatCount } from "../../text/numbers.ts";
import { showChange } from "../../text/show-value.ts";
import { fillIn } from "../../text/template.ts";

/** At most this many lines are shown before the question. */
const most = 100;

/**
 * Formats planned fixes as a diff: the place of each changed line, and the line before and after.
 * Characters that nobody sees are shown by their code points.
 */
export function formatFixPreview(planned: readonly PlannedFile[], words: ProblemWords, colours: boolean): readonly string[] {
  const paint = (style: "red" | "green" | "bold", text: string) => (colours ? styleText(style, text, { validateStream: false }) : text);
  const changes = planned.flatMap(listChanges);
  const lines = changes.slice(0, most).flatMap(({ place, before, after }) => {
    const [was, is] = showChange(before, after);
    return [paint("bold", escapeControls(place)), paint("red", `- ${escapeControls(was)}`), paint("green", `+ ${escapeControls(is)}`)];
  });
  const more = changes.length - most;
  return more > 0 ? [...lines, fillIn(words.closing.more, { count: formatCount(words, { other: "{count}" }, more) })] : lines;
}

export function countChanges(planned: readonly PlannedFile[]): number {
  return planned.flatMap(listChanges).length;
}

/** Fixes add and remove no lines. */
function listChanges({ path, before, after }: PlannedFile) {
  const lines = after.split("\n");
  return before.split("\n").flatMap((line, index) => {
    const changed = lines[index] ?? "";
    return line === changed ? [] : [{ place: `${path}:${index + 1}`, before: trimEnd(line), after: trimEnd(changed) }];
  });
}

function trimEnd(line: string): string {
  return line.replace(/\r$/, "");
}
