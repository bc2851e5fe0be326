import type { FilterFilePage } from "../scripts/pages/plan-filter.ts";

/** What the filter of a listing loads: JSON as it is. */
export function renderFilterFile({ json }: FilterFilePage): string {
  return json;
}
