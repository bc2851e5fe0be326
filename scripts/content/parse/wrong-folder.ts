import type { Problem } from "../../problems/problem.ts";
import { listFolders, readFileName, readStem } from "../../text/path.ts";
import { suggestWord } from "../../text/suggest.ts";
import type { ParsedFile } from "./parse-markdown.ts";
import type { ParsedReply } from "./parse-reply.ts";

/**
 * Tells of a file that has what a reply has and nothing that only a discussion has, in a folder that no discussion has beside it. That the
 * keys of a discussion are missing would lead its author astray.
 */
export function findReplyWithoutDiscussion(
  path: string,
  { hasKey, problems }: Pick<ParsedFile<unknown>, "hasKey" | "problems">,
): Problem | undefined {
  const [, ...folders] = listFolders(path);
  const folder = folders.at(-1);
  const isReply = hasKey("author") && hasKey("created") && !hasKey("title") && !hasKey("tags");
  // A key that is misspelt may be the title.
  const mayBeDiscussion = problems.some(({ violation }) => violation.rule === "misspeltKey" || violation.rule === "unknownKey");
  if (folder === undefined || !isReply || mayBeDiscussion) return undefined;
  return { file: path, line: 1, column: 1, violation: { rule: "replyWithoutDiscussion", owner: `${folder}.md` } };
}

/** Folders for which a discussion is looked for, each among all: a mistake is made in one or two, and thousands would take hours. */
const mostFolders = 20;

/** Adds the discussion that may be meant; `paths` are those of all. */
export function createOwnerSuggestion(paths: readonly string[]): (problem: Problem) => Problem {
  const owners = new Map<string, string | undefined>();
  const findOwner = (folder: string): string | undefined => {
    if (owners.has(folder) || owners.size === mostFolders) return owners.get(folder);
    const names = paths.filter((path) => !path.startsWith(`${folder}/`)).map(readStem);
    const owner = suggestWord(readFileName(folder), names);
    owners.set(folder, owner);
    return owner;
  };
  return (problem) => {
    const { file, line, column, violation } = problem;
    if (violation.rule !== "replyWithoutDiscussion") return problem;
    return { file, line, column, violation: { ...violation, near: findOwner(violation.owner.replace(/\.md$/, "")) } };
  };
}

/** A Markdown file of a discussion's folder. */
interface FileOfFolder extends Pick<ParsedReply, "isDiscussion"> {
  readonly path: string;
}

/**
 * Tells of discussions in the folder of another, where they would be taken for its replies. Where they are most of what lies there, the
 * folder was theirs and the file that took it is at fault, be it the newest; else each of them is.
 *
 * @param owner path of the discussion whose folder it is.
 */
export function findDiscussionsAmongReplies(owner: string, files: readonly FileOfFolder[]): readonly Problem[] {
  const discussions = files.filter(({ isDiscussion }) => isDiscussion);
  const [first] = discussions;
  if (!first) return [];
  const start = { line: 1, column: 1 };
  if (2 * discussions.length > files.length)
    return [{ file: owner, ...start, violation: { rule: "folderOfDiscussions", count: discussions.length, first: first.path } }];
  return discussions.map(({ path }) => ({ file: path, ...start, violation: { rule: "discussionAmongReplies", owner } }));
}
