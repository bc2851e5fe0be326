import { compareProblems, type Problem } from "../../problems/problem.ts";
import type { Edits } from "./find-edits.ts";

/**
 * The notes of a site after edits. Those that parsing gives are replaced. All others, such as notes
 * about links, stay.
 *
 * @param last the notes of the last build.
 */
export function changeNotes(last: readonly Problem[], { byFile }: Pick<Edits, "byFile">): readonly Problem[] {
  const edits = [...byFile.values()];
  const gone = new Set(edits.flatMap(({ before }) => before?.parsed.notes ?? []).map((note) => JSON.stringify(note)));
  const added = edits.flatMap(({ after }) => after?.record.parsed.notes ?? []);
  return [...last.filter((note) => !gone.has(JSON.stringify(note))), ...added].sort(compareProblems);
}
