import { encodeNumberList } from "../../listing/base64-vlq.ts";
import { divideItems } from "./divide.ts";
import type { SearchDocument } from "./document.ts";
import { nameFile, type WriteFile } from "./file-names.ts";
import { indexLimits } from "./limits.ts";
import type { Slots } from "./slots.ts";
import type { YearFiles } from "./years.ts";

type Year = readonly [year: string, slots: readonly number[]];

/**
 * Writes the slots of the documents of each year. They serve as the filter by year and as the order
 * of results. Years with few documents share a file. The oldest are divided first, as they rarely
 * change.
 *
 * @param listed all documents, newest activity first.
 */
export function writeYears(
  listed: Iterable<Pick<SearchDocument, "slug" | "year">>,
  { slots }: Slots,
  write: WriteFile,
  limits = indexLimits,
): YearFiles {
  const years = new Map<string, number[]>();
  for (const { slug, year } of listed) {
    const slot = slots.get(slug);
    if (slot === undefined) continue;
    const found = years.get(year);
    if (found) found.push(slot);
    else years.set(year, [slot]);
  }
  const oldestFirst = divideItems([...years].reverse(), {
    isBoundary: () => false,
    measure: ([, found]: Year) => found.length,
    limit: limits.years,
  });
  return Array.from(oldestFirst, (group) => {
    const json = JSON.stringify(group.map(([year, found]) => [year, encodeNumberList(found)]));
    const name = nameFile(json);
    write(name, json);
    return group.map(([year]) => [year, name] as const);
  })
    .flat()
    .reverse();
}
