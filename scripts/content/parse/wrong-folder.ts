import type { Problem } from "../../problems/problem.ts";
import { listFolders, readFileName, readStem } from "../../text/path.ts";
import { suggestWord } from "../../text/suggest.ts";
import type { ParsedFile } from "./parse-markdown.ts";
import type { ParsedReply } from "./parse-reply.ts";

/**
 * Recognises a reply in a folder that belongs to no discussion: it has the keys of a reply and none
 * that only a discussion has. Reporting the missing keys of a discussion would mislead the author.
 */
export function findReplyWithoutDiscussion(
  path: string,
  { hasKey, problems }: Pick<ParsedFile<unknown>, "hasKey" | "problems">,
): Problem | undefined {
  const [, ...folders] = listFolders(path);
  const folder = folders.at(-1);
  const isReply = hasKey("author") && hasKey("created") && !hasKey("title") && !hasKey("tags");
  // A misspelt key may be the title.
  const mayBeDiscussion = problems.some(({ violation }) => violation.rule === "misspeltKey" || violation.rule === "unknownKey");
  if (folder === undefined || !isReply || mayBeDiscussion) return undefined;
  return { file: path, line: 1, column: 1, violation: { rule: "replyWithoutDiscussion", owner: `${folder}.md` } };
}

/**
 * Maximum number of folders that get a suggestion. Each is compared with all discussions, so
 * thousands of folders would take hours. Authors misname one or two.
 */
const mostFolders = 20;

/**
 * Returns a function that adds the most similar discussion to a problem.
 *
 * @param paths the paths of all discussions.
 */
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

/** A Markdown file in the folder of a discussion. */
interface FileOfFolder extends Pick<ParsedReply, "isDiscussion"> {
  readonly path: string;
}

/**
 * Finds discussions in the folder of another discussion, where they would become its replies. If
 * most files of the folder are discussions, the folder probably existed first, and the problem is
 * reported at its owner. Otherwise each of these discussions gets a problem.
 *
 * @param owner path of the discussion that owns the folder.
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
