import { formatProblems } from "../problems/format-problem.ts";
import type { Problem } from "../problems/problem.ts";
import type { Subject } from "../problems/violation.ts";
import { describeViolation, type ProblemWords } from "../problems/violation.ts";
import { escapeControls } from "../text/escape-output.ts";
import { fillIn } from "../text/template.ts";
import { tryToWrite } from "./disk.ts";
import { checkNewFile, type NewFile, writeNewFile } from "./new-file.ts";
import { buildRefusal, type ListedDiscussion, type Outcome } from "./outcome.ts";
import type { Session } from "./session.ts";

/** Writes the file of a post, unless `check` would find a problem because of it. */
export async function submitPost(session: Session, file: NewFile, url: string, similar?: readonly ListedDiscussion[]): Promise<Outcome> {
  const { folder, words, problemWords, fieldLabels, now } = session;
  const found = await checkNewFile(folder, file, now);
  if (found.length > 0) return buildRefusal("content", `${formatRefusal(found, problemWords, fieldLabels)}\n${words.cancelled}`);
  if (!tryToWrite(() => writeNewFile(folder, file)))
    return buildRefusal("disk", escapeControls(fillIn(problemWords.closing.notWritten, { file: file.path })));
  const path = `${folder.replace(/[\\/]+$/, "")}/${file.path}`;
  const message = [fillIn(words.written, { path }), fillIn(words.address, { url })].map(escapeControls).join("\n");
  return { kind: "written", path, url, message, ...(similar && { similar }) };
}

/**
 * Formats the problems of a new file.
 *
 * @param labels of the form, by key: the sentences then name these fields, and no place in a file.
 */
function formatRefusal(found: readonly Problem[], words: ProblemWords, labels?: Readonly<Record<string, string>>): string {
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
