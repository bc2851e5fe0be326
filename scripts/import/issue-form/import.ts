import { readFile } from "node:fs/promises";
import type { Outcome } from "../../authoring/outcome.ts";
import { buildRefusal } from "../../authoring/outcome.ts";
import { openSession } from "../../authoring/session.ts";
import { writePost } from "../../authoring/write-post.ts";
import { UsageError } from "../../build/usage-error.ts";
import type { ImportRequest } from "../model.ts";
import { parseForm } from "./filled-form.ts";
import { parseIssue } from "./issue.ts";

/**
 * Writes the post of a filled form as `npm run new` would: with the same name, and only if `check`
 * finds no problem because of it.
 *
 * @throws {UsageError} if the file does not exist.
 * @throws {SourceError} if the file is not the event of an issue.
 */
export async function importIssueForm({ source, output }: ImportRequest, notify: (lines: readonly string[]) => void): Promise<Outcome> {
  const text = await readFile(source, "utf8").catch(() => {
    throw new UsageError(`There is no file \`${source}\`.`);
  });
  const { body: written, login = "", opened } = parseIssue(text, source);
  const form = parseForm(written);
  const session = openSession({
    content: output,
    folderOption: "--output",
    now: opened,
    answers: { ...form, author: form?.author || login },
    notify,
    ...(form && { fieldLabels: form.labels }),
  });
  if ("kind" in session) return session;
  if (!form) return buildRefusal("content", session.words.noForm);
  if (form.kind === "discussion") return writePost(session, { sameTitle: "refuse" });
  if (form.discussion === "") return buildRefusal("content", `${form.labels.discussion}: ${session.words.required}`);
  return writePost(session, { replyTo: form.discussion, sameTitle: "refuse" });
}
