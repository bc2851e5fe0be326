import { readFileName } from "../../../text/path.ts";

/**
 * Whether a file configures git or a host of repositories: `.gitignore` hides new files, and
 * `.gitattributes` can make others unreadable in a fresh clone. Compares without case, as some
 * disks fold it. `.gitkeep` is allowed: it is only a convention. Git never tracks `.git`
 * (gitattributes(5), gitignore(5), gitmodules(5)).
 *
 * @param path below the content folder, with `/`.
 */
export function isGitControlFile(path: string): boolean {
  const name = readFileName(path).toLowerCase();
  return name.startsWith(".git") && name !== ".gitkeep" && path !== ".git";
}
