import type { GitKind } from "../../content/contributions/change.ts";
import { runGit } from "./run-git.ts";

/** What git has at a path. */
export interface GitEntry {
  readonly kind: GitKind;
  /** Object name. */
  readonly id: string;
}

export interface StagedEntry extends GitEntry {
  /** True if git does not expect the file on the disk, as in a sparse checkout. */
  readonly isSkipped: boolean;
}

/** Entries by the bytes of their path, as Latin-1: names need not be UTF-8. */
type Entries<E> = ReadonlyMap<string, E>;

const kinds: Readonly<Record<string, GitKind>> = {
  "100644": "file",
  "100664": "file",
  "100755": "executable",
  "120000": "link",
  "160000": "submodule",
};

/** All files of a commit. */
export function listCommitFiles(top: string, commit: string): Entries<GitEntry> {
  const lines = listLines(top, ["ls-tree", "-r", "-z", "--full-tree", commit]);
  return new Map(
    lines.map((line) => {
      const { head, path } = splitLine(line);
      const [mode = "", , id = ""] = head;
      return [path, { kind: kinds[mode] ?? "other", id }];
    }),
  );
}

/** The files that the next commit would have. Of an unfinished merge, one of its versions. */
export function listIndex(top: string): Entries<StagedEntry> {
  const lines = listLines(top, ["ls-files", "-z", "-t", "--stage"]);
  return new Map(
    lines.map((line) => {
      const { head, path } = splitLine(line);
      const [tag, mode = "", id = ""] = head;
      return [path, { kind: kinds[mode] ?? "other", id, isSkipped: tag === "S" }];
    }),
  );
}

/**
 * Paths on the disk that git neither tracks nor ignores. A repository in the repository ends
 * in `/`.
 */
export function listUntracked(top: string): readonly string[] {
  return listLines(top, ["ls-files", "-z", "--others", "--exclude-standard"]);
}

/** Whether the disk keeps permissions to execute, by which git tells them. */
export function keepsModes(top: string): boolean {
  return runGit(top, ["config", "--type=bool", "--get", "core.fileMode"]).output.toString().trim() !== "false";
}

/** @throws if git fails. */
function listLines(top: string, args: readonly string[]): readonly string[] {
  const { status, output, errors } = runGit(top, args);
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${errors.trim()}`);
  return output.toString("latin1").split("\0").slice(0, -1);
}

function splitLine(line: string): { readonly head: readonly string[]; readonly path: string } {
  const end = line.indexOf("\t");
  return { head: line.slice(0, end).split(" "), path: line.slice(end + 1) };
}
