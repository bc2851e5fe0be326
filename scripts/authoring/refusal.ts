import { formatProblems } from "../commands/format-problems.ts";
import type { Problem } from "../problems/problem.ts";
import type { Subject } from "../problems/violation.ts";
import { describeViolation, type ProblemWords } from "../problems/violation.ts";
import { escapeControls } from "../text/escape-output.ts";

/**
 * Says why a new file is not written.
 *
 * @param labels what the author saw in place of the keys, by key; problems are then told of these, and of no place in a file.
 */
export function formatRefusal(found: readonly Problem[], words: ProblemWords, labels?: Readonly<Record<string, string>>): string {
  if (!labels) return formatProblems(found, "problems", words);
  const sentences = found.map(({ violation, subject }) => {
    const { reason, fix } = describeViolation(violation, words, subject && nameField(subject, labels));
    return escapeControls(`${reason}. ${fix}`);
  });
  return [...new Set(sentences)].join("\n");
}

function nameField(subject: Subject, labels: Readonly<Record<string, string>>): Subject {
  if (subject.kind !== "key" && subject.kind !== "inList") return subject;
  const label = labels[subject.key];
  return label === undefined ? subject : { kind: subject.kind === "key" ? "field" : "inField", label };
}
