import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { compareWithCommit } from "../../../scripts/build/git/compare.ts";
import { type Files, makeFolder, writeFiles } from "../../support/disk.ts";
import { now, writeDiscussion, writeReply } from "../../support/site/site.ts";

/** Runs git without the settings of this machine. */
export function git(folder: string, ...args: readonly string[]): string {
  return execFileSync("git", ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@example.org", ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" },
  }).trim();
}

export function commit(folder: string): void {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--allow-empty", "--no-verify", "--message=x");
}

/** A repository whose branch `main` holds a small forum in `content`, and these files. */
export function makeRepository(files: Files = {}): string {
  const folder = makeFolder({
    "content/site.yaml": "language: en\n",
    "content/discussions/a.md": writeDiscussion(),
    "content/discussions/a/1.md": writeReply(),
    "package.json": "{}\n",
    ".gitignore": "dist/\n",
    ...files,
  });
  git(folder, "init", "--quiet", "--initial-branch=main");
  commit(folder);
  git(folder, "checkout", "--quiet", "-b", "change");
  return folder;
}

/** A repository after a change of these files, in the working folder and not in a commit. */
export function change(files: Files, before: Files = {}): string {
  const folder = makeRepository(before);
  writeFiles(folder, files);
  return folder;
}

/** The problems of the change since `main`, as `file:line rule`, on 2026-11-27. */
export function listRefused(folder: string, ref = "main", content = "content"): readonly string[] {
  const { problems } = compareWithCommit(join(folder, content), ref, { clock: now });
  return problems.map(({ file, line, violation }) => `${file}:${line} ${violation.rule}`);
}
