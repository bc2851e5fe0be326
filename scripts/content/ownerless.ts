import { suggestWord } from "../text/suggest.ts";
import type { ParsedFile } from "./markdown-file.ts";
import { listFolders, readFileName, readStem } from "./path.ts";
import type { Problem } from "./problem.ts";

/**
 * Tells of a file that has what a reply has and nothing that only a discussion has, in a folder that no discussion has beside it. That the
 * keys of a discussion are missing would lead its author astray.
 */
export function findOwnerless(path: string, { hasKey, problems }: Pick<ParsedFile<unknown>, "hasKey" | "problems">): Problem | undefined {
  const [, ...folders] = listFolders(path);
  const folder = folders.at(-1);
  const isReply = hasKey("author") && hasKey("created") && !hasKey("title") && !hasKey("tags");
  // A key that is misspelt may be the title.
  const mayBeDiscussion = problems.some(({ flaw }) => flaw.rule === "misspeltKey" || flaw.rule === "unknownKey");
  if (folder === undefined || !isReply || mayBeDiscussion) return undefined;
  return { file: path, line: 1, column: 1, flaw: { rule: "replyWithoutDiscussion", owner: `${folder}.md` } };
}

/** Adds the discussion that may be meant; `paths` are those of all, also of what was taken for one. */
export function createOwnerSuggestion(paths: readonly string[]): (problem: Problem) => Problem {
  return (problem) => {
    const { file, line, column, flaw } = problem;
    if (flaw.rule !== "replyWithoutDiscussion") return problem;
    const folder = flaw.owner.replace(/\.md$/, "");
    const names = paths.filter((path) => !path.startsWith(`${folder}/`)).map(readStem);
    return { file, line, column, flaw: { ...flaw, near: suggestWord(readFileName(folder), names) } };
  };
}
