import { encodeNumberList } from "../../listing/base64-vlq.ts";
import type { SearchDocument } from "./document.ts";
import { nameFile, type WriteFile } from "./file-names.ts";
import type { Slots } from "./slots.ts";
import type { YearFiles } from "./years.ts";

/**
 * Writes a file for each year with the slots of its documents. It serves as the filter by year and
 * as the order of results.
 *
 * @param listed all documents, newest activity first.
 */
export function writeYears(listed: Iterable<Pick<SearchDocument, "slug" | "year">>, { slots }: Slots, write: WriteFile): YearFiles {
  const years = new Map<string, number[]>();
  for (const { slug, year } of listed) {
    const slot = slots.get(slug);
    if (slot === undefined) continue;
    const found = years.get(year);
    if (found) found.push(slot);
    else years.set(year, [slot]);
  }
  return Array.from(years, ([year, found]) => {
    const json = JSON.stringify(encodeNumberList(found));
    const name = nameFile(json);
    write(name, json);
    return [year, name];
  });
}
