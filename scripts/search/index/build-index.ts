import type { SearchDocument } from "./document.ts";
import type { WriteFile } from "./file-names.ts";
import { indexLimits } from "./limits.ts";
import { mergeParts } from "./merge-parts.ts";
import type { IndexPart } from "./part.ts";
import type { Slots } from "./slots.ts";
import type { IndexState } from "./state.ts";
import { writeYears } from "./write-years.ts";

/**
 * Makes a new index.
 *
 * @param parts with every document in one of them.
 * @param listed all documents, newest activity first.
 * @param write receives all files of the index except the texts.
 */
export function buildIndex(
  parts: readonly IndexPart[],
  slots: Slots,
  listed: Iterable<Pick<SearchDocument, "slug" | "year">>,
  write: WriteFile,
  limits = indexLimits,
): IndexState {
  const years = writeYears(listed, slots, write, limits);
  return mergeParts(parts, { bits: slots.bits, count: slots.slots.size, years }, write, limits);
}
