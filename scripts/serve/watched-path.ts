import { relative, resolve, sep } from "node:path";
import { isGitControlFile } from "../content/parse/files/git-control-file.ts";

/**
 * Temporary files beside a file that is being written: Vim (`4913`, `name~`), Emacs (`#name#`),
 * JetBrains (`___jb_tmp___`), Office (`~$name`), downloads. Names that start with a dot are ignored
 * anyway.
 */
const passing = /^4913$|~$|^#.*#$|___jb_(?:tmp|old)___$|^~\$|\.(?:tmp|temp|bak|part|crdownload|sw[a-p])$|^Thumbs\.db$/i;

/**
 * Whether a change of `path` starts a build. Dots count below the watched root only, so that a root
 * may be anywhere.
 *
 * @param unwatched folders that the build writes to: otherwise each build would start the next one.
 */
export function isWatched(path: string, roots: readonly string[], unwatched: readonly string[]): boolean {
  if (unwatched.some((folder) => isBelow(path, folder))) return false;
  const root = roots.find((candidate) => isBelow(path, candidate));
  if (root === undefined) return false;
  const names = relative(resolve(root), resolve(path)).split(sep);
  return (
    isGitControlFile(names.join("/")) ||
    names.every((name) => name === "" || (!name.startsWith(".") && name !== "node_modules" && !passing.test(name)))
  );
}

function isBelow(path: string, folder: string): boolean {
  const inner = resolve(path);
  const outer = resolve(folder);
  return inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : outer + sep);
}
