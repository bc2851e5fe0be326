import { listFolders } from "../content/path.ts";
import type { Problem } from "../content/problem.ts";
import { foldSlug } from "../text/slug.ts";
import { findOutputFile, type Page } from "./page.ts";

/**
 * Finds pages that claim one file, also on a disk that does not tell case or Unicode forms apart, and pages whose file is the folder of another.
 *
 * @param pages those that cannot give way first: of two pages the later one is at fault.
 * @returns one problem for each page that an earlier one leaves no room.
 */
export function findCollisions(pages: readonly Page[]): readonly Problem[] {
  const owners = new Map<string, Page>();
  /** What lies first in each folder. */
  const insides = new Map<string, Page>();
  const findReason = ({ url }: Page, file: string, folders: readonly string[]): string | undefined => {
    const same = owners.get(file);
    if (same) return `the address \`${url}\` is already that of ${same.source}`;
    const [above] = folders.flatMap((folder) => owners.get(folder) ?? []);
    if (above) return `the address \`${url}\` lies below the file \`${above.url}\`, which is that of ${above.source}`;
    const below = insides.get(file);
    return below && `the file \`${url}\` lies above the address \`${below.url}\`, which is that of ${below.source}`;
  };
  return pages.flatMap((page) => {
    const file = foldSlug(findOutputFile(page.url));
    const folders = listFolders(file);
    const reason = findReason(page, file, folders);
    if (reason !== undefined) return [{ file: page.source, line: 1, column: 1, fix: "Rename this file.", ...page.claim, reason }];
    owners.set(file, page);
    for (const folder of folders) if (!insides.has(folder)) insides.set(folder, page);
    return [];
  });
}
