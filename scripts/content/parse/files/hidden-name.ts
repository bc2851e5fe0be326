import { readFileName } from "../../../text/path.ts";
import type { FoundFile } from "./found-file.ts";
import { isGitControlFile } from "./git-control-file.ts";
import { isLitter } from "./litter.ts";

/**
 * Whether a build leaves a file out without a word: its name starts with a dot, so it belongs to
 * git, an editor or the system. Names that git takes instructions from are refused, litter is
 * counted, and in `static` every name is published or refused.
 *
 * @param path below the content folder.
 */
export function isHidden(file: Pick<FoundFile, "path" | "kind">): boolean {
  const name = readFileName(file.path);
  if (!name.startsWith(".") || isGitControlFile(file.path) || isLitter(file)) return false;
  return !file.path.startsWith("static/") || name === ".gitkeep";
}
