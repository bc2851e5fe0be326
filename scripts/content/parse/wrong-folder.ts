import type { Problem } from "../../problems/problem.ts";
import { listFolders, readFileName, readStem } from "../../text/path.ts";
import { suggestWord } from "../../text/suggest.ts";
import type { ParsedFile } from "./parse-markdown.ts";

/**
 * Tells of a file that has what a reply has and nothing that only a discussion has, in a folder that no discussion has beside it. That the
 * keys of a discussion are missing would lead its author astray.
 */
export function findOwnerless(path: string, { hasKey, problems }: Pick<ParsedFile<unknown>, "hasKey" | "problems">): Problem | undefined {
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
