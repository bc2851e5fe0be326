import { feeds } from "../../pages/urls.ts";
import { compareText } from "../../text/code-point-order.ts";
import { listFolders, readFileName } from "../../text/path.ts";

/** What a build changed in the output folder: paths below it, in no order. */
export interface TreeChanges {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** Pages and lists of pages. Everything else is loaded by them. */
function isPage(path: string): boolean {
  return /\.(?:html|xml)$/.test(path) || Object.values(feeds).some(({ file }) => readFileName(path) === file);
}

/**
 * One change a line, in a safe order for a copy to a host: first the files that pages load, then
 * the pages, at last the removals. A removed file comes first if a new folder takes its name, or if
 * a new file takes the name of its folder. Each group is sorted.
 *
 * @example formatChanges({ written: ["index.html", "assets/a.js"], removed: ["b.html"] }) // => "write assets/a.js\nwrite index.html\nremove b.html\n"
 */
export function formatChanges({ written, removed }: TreeChanges): string {
  const files = new Set(written);
  const folders = new Set(written.flatMap(listFolders));
  const isInTheWay = (path: string) => folders.has(path) || listFolders(path).some((folder) => files.has(folder));
  return [
    ...listLines("remove", removed.filter(isInTheWay)),
    ...listLines(
      "write",
      written.filter((path) => !isPage(path)),
    ),
    ...listLines("write", written.filter(isPage)),
    ...listLines(
      "remove",
      removed.filter((path) => !isInTheWay(path)),
    ),
  ].join("");
}

function listLines(verb: string, paths: readonly string[]): readonly string[] {
  return [...paths].sort(compareText).map((path) => `${verb} ${path}\n`);
}
