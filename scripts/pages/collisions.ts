import type { Problem } from "../problems/problem.ts";
import type { Violation } from "../problems/violation.ts";
import { listFolders } from "../text/path.ts";
import { foldSlug } from "../text/slug.ts";
import { findOutputFile, type Page } from "./page.ts";

/**
 * Finds pages that claim one file, also on a disk that does not tell case or Unicode forms apart, or on a host that gives `a.html` for `a`
 * (Cloudflare Pages), and pages whose file is the folder of another.
 *
 * @param pages those that cannot give way first: of two pages the later one is at fault.
 * @returns one problem for each page that an earlier one leaves no room.
 */
export function findCollisions(pages: readonly Page[]): readonly Problem[] {
  const owners = new Map<string, Page>();
  /** What lies first in each folder. */
  const insides = new Map<string, Page>();
  const findViolation = ({ url, claim }: Page, file: string, folders: readonly string[]): Violation | undefined => {
    const describeBoth = (other: Page) => ({ owner: other.source, isOld: claim !== undefined, isOwnerOld: other.claim !== undefined });
    const same = owners.get(file) ?? (pageFile.test(file) ? owners.get(file.replace(pageFile, "/index.html")) : undefined);
    if (same) return { rule: "addressTaken", url, ...describeBoth(same) };
    const [above] = folders.flatMap((folder) => owners.get(folder) ?? []);
    if (above) return { rule: "addressBelowFile", url, file: above.url, ...describeBoth(above) };
    const below = insides.get(file);
    return below && { rule: "fileAboveAddress", file: url, url: below.url, ...describeBoth(below) };
  };
  return pages.flatMap((page) => {
    const file = foldSlug(findOutputFile(page.url));
    const folders = listFolders(file);
    const violation = findViolation(page, file, folders);
    if (violation) return [{ file: nameFile(page), line: 1, column: 1, ...page.claim, violation }];
    owners.set(file, page);
    for (const folder of folders) if (!insides.has(folder)) insides.set(folder, page);
    return [];
  });
}

/** The ending of a file that a host may give for the page of a folder. */
const pageFile = /(?<!\/index)\.html$/;

/** A page that no content file makes is told of under its own name. */
function nameFile({ source, url }: Page): string {
  return typeof source === "string" ? source : findOutputFile(url);
}
