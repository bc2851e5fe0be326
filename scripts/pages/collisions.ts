import type { Problem } from "../problems/problem.ts";
import type { Violation } from "../problems/violation.ts";
import { listFolders } from "../text/path.ts";
import { makeAnew, type Recall } from "../text/recall.ts";
import { foldSlug } from "../text/slug.ts";
import { findOutputFile, type Page } from "./page.ts";

/**
 * Finds pages that claim one file, and pages with a file that is the folder of another page. Files
 * are also equal if they differ only in case or Unicode form, as on some disks, or if a host serves
 * `a.html` for `a` (Cloudflare Pages). Old addresses of one text may be equal in this way, since
 * all lead to the same page.
 *
 * @param pages in order of precedence: of two pages the later one has the problem.
 * @returns one problem for each page that collides with an earlier one, and one for an old address
 * of several pages.
 */
export function findCollisions(pages: readonly Page[], recall: Recall = makeAnew): readonly Problem[] {
  const owners = new Map<string, Page>();
  /** The first page in each folder. */
  const insides = new Map<string, Page>();
  const findViolation = ({ url, source, claim }: Page, file: string, folders: readonly string[]): Violation | undefined => {
    const describeBoth = (other: Page) => ({ owner: other.source, isOld: claim !== undefined, isOwnerOld: other.claim !== undefined });
    const same = owners.get(file) ?? (pageFile.test(file) ? owners.get(file.replace(pageFile, "/index.html")) : undefined);
    if (same && !(claim && same.claim && source === same.source)) return { rule: "addressTaken", url, ...describeBoth(same) };
    if (same) return undefined;
    const [above] = folders.flatMap((folder) => owners.get(folder) ?? []);
    if (above) return { rule: "addressBelowFile", url, file: above.url, ...describeBoth(above) };
    const below = insides.get(file);
    return below && { rule: "fileAboveAddress", file: url, url: below.url, ...describeBoth(below) };
  };
  const places = new Set<string>();
  return pages.flatMap((page) => {
    const { file, folders } = recall("folded file", page, [], () => foldFile(page.url));
    const violation = findViolation(page, file, folders);
    if (violation) {
      const problem = { file: nameFile(page), line: 1, column: 1, ...page.claim, violation };
      const place = `${problem.file}:${problem.line}:${problem.column}`;
      if (page.claim && places.has(place)) return [];
      places.add(place);
      return [problem];
    }
    owners.set(file, page);
    for (const folder of folders) if (!insides.has(folder)) insides.set(folder, page);
    return [];
  });
}

function foldFile(url: string): { readonly file: string; readonly folders: readonly string[] } {
  const file = foldSlug(findOutputFile(url));
  return { file, folders: listFolders(file) };
}

/** The extension of a file that a host may serve for a folder. */
const pageFile = /(?<!\/index)\.html$/;

/** The file of the problem: the content file, or the output file of a page without one. */
function nameFile({ source, url }: Page): string {
  return typeof source === "string" ? source : findOutputFile(url);
}
