import { realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { UsageError } from "../usage-error.ts";
import { type GitAnswer, isOutsideRepository, runGit } from "./run-git.ts";

/** The repository of a content folder, and a commit in it. */
export interface Repository {
  /** Its folder of working files. */
  readonly top: string;
  /** Bytes of the path from `top` to the content folder, as Latin-1; ends in `/` unless empty. */
  readonly prefix: string;
  /** Object name of the commit. */
  readonly commit: string;
}

/**
 * Opens the repository that holds a content folder. No link leads there: a change could put a link
 * in the place of the folder, to have another repository compared.
 *
 * @param ref a branch, tag or commit.
 * @throws {UsageError}
 */
export function openRepository(content: string, ref: string): Repository {
  const folder = resolve(content);
  const inside = runGit(folder, ["rev-parse", "--is-inside-work-tree"]);
  if (inside.status === null) throw new UsageError("`--base` needs git, which cannot be started: install it.");
  if (isOutsideRepository(inside) || readLine(inside) === "false")
    throw new UsageError(`\`${content}\` is in no git repository, so there is nothing to compare with \`${ref}\`: leave out --base.`);
  if (inside.status !== 0) throw new UsageError(`Git cannot read the repository of \`${content}\` (${firstLine(inside)}).`);
  const prefix = readLine(runGit(folder, ["rev-parse", "--show-prefix"]));
  const top = Buffer.from(readLine(runGit(folder, ["rev-parse", "--show-toplevel"])), "latin1").toString();
  const steps = prefix.split("/").slice(1);
  const outer = resolve(folder, ...steps.map(() => ".."));
  const isDirect = resolve(outer, decodeGitPath(prefix)) === folder && realpathSync(outer) === realpathSync(top);
  if (!isDirect)
    throw new UsageError(`A link leads to \`${content}\`: name the folder by its path in the repository \`${top}\` with --content.`);
  const commit = findCommit(top, ref);
  if (runGit(top, ["merge-base", "--is-ancestor", commit, "HEAD"]).status !== 0)
    throw new UsageError(`\`${ref}\` has commits that the branch in \`${top}\` lacks: merge it or rebase on it, then check again.`);
  return { top, prefix, commit };
}

/** @throws {UsageError} */
function findCommit(top: string, ref: string): string {
  const answer = runGit(top, ["-c", "core.warnAmbiguousRefs=true", "rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`]);
  if (answer.errors.includes("is ambiguous"))
    throw new UsageError(`\`${ref}\` names several things in this repository: write \`refs/heads/${ref}\`, or the commit, after --base.`);
  const commit = readLine(answer);
  if (answer.status === 0 && /^[0-9a-f]{40,64}$/.test(commit)) return commit;
  const isShallow = readLine(runGit(top, ["rev-parse", "--is-shallow-repository"])) === "true";
  throw new UsageError(
    isShallow
      ? `The clone is shallow and does not hold the commit \`${ref}\`: fetch it, or clone with its history.`
      : `There is no commit \`${ref}\` in the repository \`${top}\`: name a branch, a tag or a commit with --base.`,
  );
}

/** The first line of the output, as Latin-1. */
function readLine({ output }: GitAnswer): string {
  return output.toString("latin1").replace(/\n$/, "");
}

function firstLine({ errors }: GitAnswer): string {
  return errors.trim().split("\n")[0] ?? "";
}

/** A path of git as text. Bytes that are not UTF-8 become U+FFFD. */
export function decodeGitPath(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString();
}

/** Where a path of git is on the disk, in its own bytes. */
export function placeOnDisk(top: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(join(top, "/")), Buffer.from(path, "latin1")]);
}
