import type { SiteContext } from "../../pages/site.ts";
import { createPartBuilder, type IndexPart } from "../../search/index/part.ts";
import type { PlannedTexts } from "./plan-texts.ts";
import { type MadeFile, makeTexts } from "./texts.ts";

export interface MadeTexts {
  /** By path, the files themselves and their further files. */
  readonly files: ReadonlyMap<string, readonly MadeFile[]>;
  /** Each document is in one of them. Empty if nobody asked for parts. */
  readonly parts: readonly IndexPart[];
}

/** The work on an index that several threads can share. */
export interface TextsWork {
  /** Makes text files, and the parts of a new index with their documents. */
  readonly makeTexts: (planned: readonly PlannedTexts[], bits: number, withParts: boolean) => Promise<MadeTexts>;
}

/** Does all work on this thread. */
export function workAlone(site: SiteContext, folder: string): TextsWork {
  return {
    makeTexts: async (planned, bits, withParts) => {
      const lists = withParts ? createPartBuilder(site.locale.folding) : undefined;
      const files = makeTexts(planned, bits, site, folder, { lists });
      return { files, parts: lists ? [lists.finish()] : [] };
    },
  };
}
