import { compareText } from "../../text/code-point-order.ts";
import { listFolders } from "../../text/path.ts";

/** What turned the old tree into the new one, by paths below the output folder; in no order. */
export interface TreeChanges {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** Pages, and what tells of pages; all else is what they load. */
const page = /\.(?:html|xml)$|(?:^|\/)feed\.json$/;

/**
 * One change a line, for who copies the site to its host one by one: first what pages load, then the pages, and what is gone at the end. Only
 * what has the name that a new folder needs, or lies in a folder whose name a new file needs, goes before them. Each group is sorted.
 *
 * @example formatChanges({ written: ["index.html", "assets/a.js"], removed: ["b.html"] }) // => "write assets/a.js\nwrite index.html\nremove b.html\n"
 */
export function formatChanges({ written, removed }: TreeChanges): string {
  const files = new Set(written);
  const folders = new Set(written.flatMap(listFolders));
  const isInTheWay = (path: string) => folders.has(path) || listFolders(path).some((folder) => files.has(folder));
  const isPage = (path: string) => page.test(path);
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
