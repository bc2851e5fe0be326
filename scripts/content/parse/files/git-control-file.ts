import { readFileName } from "../../../text/path.ts";

/**
 * Whether git, or a host of repositories, may take instructions from a file or folder of the content: `.gitignore` hides new files, and
 * `.gitattributes` can make others unreadable in a fresh clone. Some disks fold case. An empty `.gitkeep` is only a custom; `.git` itself,
 * which a content folder of its own repository has, git tracks nowhere (gitattributes(5), gitignore(5), gitmodules(5)).
 *
 * @param path below the content folder, with `/`.
 */
export function isGitControlFile(path: string): boolean {
  const name = readFileName(path).toLowerCase();
  return name.startsWith(".git") && name !== ".gitkeep" && path !== ".git";
}
