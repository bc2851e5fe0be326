import type { Problem } from "../../problems/problem.ts";
import type { Violation } from "../../problems/violation.ts";
import type { Brand, BrandPicture } from "../model.ts";
import { type BrandFile, findBrandRole, parseBrandPicture } from "./files/brand-file.ts";
import type { ContentTree } from "./files/content-tree.ts";
import type { FileReader } from "./files/file-reader.ts";

/** Parses the logo and the icon of the site. If one of them has two files, refuses the second. */
export function parseBrand(
  files: ContentTree["brand"],
  { readFile }: Pick<FileReader, "readFile">,
): { readonly brand: Brand; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const pictures = new Map<keyof Brand, BrandPicture>();
  const owners = new Map<keyof Brand, BrandFile>();
  const refuse = (file: BrandFile, violation: Violation) => problems.push({ file, line: 1, column: 1, violation });
  for (const [name, file] of files) {
    const role = findBrandRole(name);
    const other = owners.get(role);
    owners.set(role, name);
    if (other !== undefined) {
      refuse(name, { rule: "brandTwice", other });
      continue;
    }
    for (const bytes of readFile(file)) {
      const parsed = parseBrandPicture(bytes, name);
      if ("violation" in parsed) problems.push({ file: name, ...parsed });
      else pictures.set(role, parsed);
    }
  }
  return { brand: Object.fromEntries(pictures), problems };
}
