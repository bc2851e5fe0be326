import type { Folding } from "../../../scripts/locale/locale.ts";
import type { SearchDocument } from "../../../scripts/search/index/document.ts";
import { createPartBuilder, type IndexPart } from "../../../scripts/search/index/part.ts";
import type { Slots } from "../../../scripts/search/index/slots.ts";

/** Makes a part of the index from some documents, in any order. */
export function buildPart(documents: Iterable<SearchDocument>, { slots }: Slots, folding: Folding): IndexPart {
  const builder = createPartBuilder(folding);
  for (const document of documents) {
    const slot = slots.get(document.slug);
    if (slot !== undefined) builder.add(document, slot);
  }
  return builder.finish();
}
