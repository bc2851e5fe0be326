import type { Folding } from "../../locale/locale.ts";
import type { SiteContext } from "../../pages/site.ts";
import type { IndexPart } from "../../search/index/part.ts";
import type { PlannedTexts } from "./plan-texts.ts";
import { type MadeFile, makePart, makeTexts, type TextsPlace } from "./texts.ts";

/** The work on an index that several threads can share. */
export interface TextsWork {
  /** Makes text files. By path, the files themselves and their further files. */
  readonly makeTexts: (planned: readonly PlannedTexts[], bits: number) => Promise<ReadonlyMap<string, readonly MadeFile[]>>;
  /** Makes parts of an index; each file is in one of them. */
  readonly makeParts: (places: readonly TextsPlace[], bits: number, folding: Folding) => Promise<readonly IndexPart[]>;
}

/** Does all work on this thread. */
export function workAlone(site: SiteContext, folder: string): TextsWork {
  return {
    makeTexts: async (planned, bits) => makeTexts(planned, bits, site, folder),
    makeParts: async (places, bits, folding) => [makePart(places, bits, folding)],
  };
}
