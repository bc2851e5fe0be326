import type { Problem } from "../content/problem.ts";
import { foldSlug } from "../text/slug.ts";
import { findOutputFile, type Page } from "./page.ts";

/**
 * Finds pages that claim one file, also on a disk that does not tell case or Unicode forms apart, and pages whose file is the folder of another.
 *
 * @returns one problem for each page that comes after the owner of its file, then one for each that lies below a file; in the order of `pages`.
 */
export function findCollisions(pages: readonly Page[]): readonly Problem[] {
  const owners = new Map<string, Page>();
  const problems: Problem[] = [];
  const refuse = (page: Page, reason: string) =>
    problems.push({ file: page.source, line: 1, column: 1, fix: "Rename one of the two.", ...page.claim, reason });
  for (const page of pages) {
    const file = foldSlug(findOutputFile(page.url));
    const owner = owners.get(file);
    if (owner) refuse(page, `the address \`${page.url}\` is already that of ${owner.source}`);
    else owners.set(file, page);
  }
  for (const [file, page] of owners) {
    for (let slash = file.lastIndexOf("/"); slash > 0; slash = file.lastIndexOf("/", slash - 1)) {
      const owner = owners.get(file.slice(0, slash));
      if (owner) refuse(page, `the address \`${page.url}\` lies below the file \`${owner.url}\`, which is that of ${owner.source}`);
    }
  }
  return problems;
}
