import type { Problem } from "../../problems/problem.ts";
import type { Violation } from "../../problems/violation.ts";
import { listFolders, readFileName } from "../../text/path.ts";
import { showValue } from "../../text/show-value.ts";
import { isLitter, isReadme } from "../parse/files/litter.ts";
import type { Change, ContributionSettings } from "./change.ts";
import { checkNewPost, checkPostUpdate } from "./check-post.ts";

/** Returns everything that a contributor may not do in one change of a path. */
export function checkChange(change: Change, settings: ContributionSettings): readonly Problem[] {
  const { file } = change;
  const violation = findPathViolation(change);
  if (violation) return [{ file, line: 1, column: 1, violation }];
  if (change.before === undefined) return checkNewPost(file, change.readAfter(), settings);
  return file.endsWith(".md") && settings.contributors.updates
    ? checkPostUpdate(file, change.readBefore(), change.readAfter(), settings)
    : [{ file, line: 1, column: 1, violation: { rule: "existingFileChanged" } }];
}

/** The first reason why no contributor may make a change, whatever the file holds. */
function findPathViolation({ file, before, after, isOnDisk, movedTo, twin }: Change): Violation | undefined {
  if (!file.startsWith("discussions/")) return { rule: "changeOutside" };
  if (before !== undefined && after.includes("absent"))
    return { rule: "existingFileRemoved", ...(movedTo !== undefined && { movedTo: showValue(movedTo) }) };
  if (after.includes("submodule")) return { rule: "submoduleAdded" };
  if (after.includes("link")) return { rule: "linkNotFollowed" };
  if (after.includes("other")) return { rule: "notRegular" };
  if (after.includes("executable")) return { rule: "executableFile" };
  if (!isOnDisk) return { rule: "onlyInIndex" };
  if (isHidden(file)) return { rule: "fileNotChecked" };
  return twin && { rule: "sameNameAsExisting", name: showValue(twin.name), existing: showValue(twin.existing) };
}

/** Whether builds and `check` ignore a file, so that nobody would look at what it holds. */
function isHidden(file: string): boolean {
  return (
    isReadme(file) ||
    isLitter({ path: file, kind: "file" }) ||
    listFolders(file).some((path) => isLitter({ path, kind: "folder" })) ||
    file.split("/").some((name) => name.startsWith(".")) ||
    readFileName(file) === ""
  );
}
