import type { ImportNote, OnImportProgress, SourceFile } from "../model.ts";
import { SourceError } from "../source-error.ts";
import { type CommentStore, parseComment } from "./comments.ts";
import type { LeftOutList } from "./left-out.ts";
import { readId } from "./posts.ts";
import { parseRows } from "./rows.ts";
import type { Survey } from "./survey.ts";

/**
 * Stores the comments of imported posts. Lists all other comments as left out.
 *
 * @returns the ids of the members who wrote the stored comments.
 */
export async function storeComments(
  file: SourceFile,
  { questions, answers, hosts }: Survey,
  store: CommentStore,
  leftOut: LeftOutList,
  onProgress?: OnImportProgress,
): Promise<ReadonlySet<number>> {
  const people = new Set<number>();
  for await (const row of parseRows(file, "comments", onProgress)) {
    const comment = parseComment(row);
    if (!comment) throw new SourceError(file.name, "a row has no `Id` or no `PostId`; this layout is unknown", row.line);
    if (!questions.has(comment.postId) && !answers.has(comment.postId)) {
      leftOut.add("comment", "its post is not imported", comment.id);
      continue;
    }
    await store.add(comment);
    hosts.addText(comment.text);
    if (comment.owner.id !== undefined) people.add(comment.owner.id);
  }
  return people;
}

/** Reads the display names of some members only, because most members of a site never wrote. */
export async function readNames(
  users: SourceFile,
  people: ReadonlySet<number>,
  onProgress?: OnImportProgress,
): Promise<ReadonlyMap<number, string>> {
  const names = new Map<number, string>();
  for await (const { line, values } of parseRows(users, "users", onProgress)) {
    const id = readId(values.Id);
    if (id === undefined) throw new SourceError(users.name, "a row has no `Id`; this layout is unknown", line);
    if (people.has(id) && values.DisplayName !== undefined) names.set(id, values.DisplayName);
  }
  return names;
}

/** Builds a note for each tag that has questions in Tags.xml but none in Posts.xml. */
export async function compareTags(file: SourceFile, { tags }: Survey): Promise<readonly ImportNote[]> {
  const notes: ImportNote[] = [];
  for await (const { values } of parseRows(file, "tags")) {
    const { TagName: name = "", Count: count = "0" } = values;
    if (Number(count) > 0 && !tags.has(name))
      notes.push({ subject: `tag ${name}`, reason: `has ${count} questions in ${file.name} and none in Posts.xml` });
  }
  return notes;
}
