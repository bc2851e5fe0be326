import { readFile } from "node:fs/promises";
import { openDesk } from "../../authoring/desk.ts";
import { writeDiscussion } from "../../authoring/write-discussion.ts";
import { writeReply } from "../../authoring/write-reply.ts";
import { UsageError } from "../../build/usage-error.ts";
import { formLabels, parseForm } from "./filled-form.ts";
import { parseIssue } from "./issue.ts";

interface FormOptions {
  readonly source: string;
  /** Content folder. */
  readonly output: string;
  readonly json: boolean;
}

/**
 * Makes a file of content of a filled form, as `npm run new` would: named alike, written only where `check` finds no problem because of it.
 *
 * @returns the exit status.
 * @throws {UsageError} when there is no such file.
 * @throws {SourceError} when the file is no event of an issue.
 */
export async function importIssueForm({ source, output, json }: FormOptions): Promise<number> {
  const text = await readFile(source, "utf8").catch(() => {
    throw new UsageError(`There is no file \`${source}\`.`);
  });
  const { body: written, login = "", opened } = parseIssue(text, source);
  const form = parseForm(written);
  const answers = { ...form, author: form?.author || login };
  const desk = openDesk({
    content: output,
    folderOption: "--output",
    now: opened,
    json,
    answers,
    ...(form && { fieldLabels: formLabels[form.kind] }),
  });
  if ("broken" in desk) {
    console.error(desk.broken);
    return 1;
  }
  if (!form) {
    console.error(desk.words.noForm);
    return 1;
  }
  if (form.kind === "reply" && form.discussion === "") {
    console.error(`${formLabels.reply.discussion}: ${desk.words.required}`);
    return 1;
  }
  return form.kind === "reply" ? writeReply(desk, form.discussion) : writeDiscussion(desk, "refused");
}
