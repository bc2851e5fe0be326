import { join } from "node:path";
import { formatProblems } from "../problems/format-problem.ts";
import type { Problem } from "../problems/problem.ts";
import type { Subject } from "../problems/violation.ts";
import { describeViolation } from "../problems/violation.ts";
import { escapeControls } from "../text/escape-output.ts";
import { fillIn } from "../text/template.ts";
import { tryToWrite } from "./disk.ts";
import { checkNewFile, type NewFile, writeNewFile } from "./new-file.ts";
import { buildRefusal, type ListedDiscussion, type Outcome } from "./outcome.ts";
import type { Session } from "./session.ts";

/** Writes the file of a post, unless `check` would find a problem because of it. */
export async function submitPost(session: Session, file: NewFile, url: string, similar?: readonly ListedDiscussion[]): Promise<Outcome> {
  const { folder, words, problemWords, now } = session;
  const found = await checkNewFile(folder, file, now);
  if (found.length > 0) return buildRefusal("content", `${formatRefusal(found, session)}\n${words.cancelled}`);
  const path = `${folder.replace(/[\\/]+$/, "")}/${file.path}`;
  if (!tryToWrite(() => writeNewFile(folder, file)))
    return buildRefusal("disk", escapeControls(fillIn(problemWords.closing.notWritten, { file: path })));
  const message = [fillIn(words.written, { path }), fillIn(words.address, { url })].map(escapeControls).join("\n");
  return { kind: "written", path, url, message, ...(similar && { similar }) };
}

/**
 * Formats the problems of a new file. With the labels of a form, the sentences name its fields and
 * no place in a file.
 */
function formatRefusal(found: readonly Problem[], { folder, problemWords: words, fieldLabels: labels }: Session): string {
  if (!labels) return formatProblems(found, "problems", words, (file) => join(folder, file));
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
