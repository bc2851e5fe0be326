import { buildRow } from "../scripts/listing/build-row.ts";
import { writeRows } from "../scripts/listing/filter-files.ts";
import type { FilterFilePage } from "../scripts/pages/filter-file.ts";
import type { SiteContext } from "../scripts/pages/site.ts";

/** A file that the filter of a listing loads, as JSON. */
export function renderFilterFile({ file, listed }: FilterFilePage, site: SiteContext): string {
  return "write" in file ? file.write() : writeRows(file, (entry) => buildRow(entry, site, listed, site.rows));
}
