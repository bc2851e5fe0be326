import type { LoadedAssets, loadAssets } from "../bundle.ts";
import { hashText } from "./checksum.ts";
import type { Memory } from "./database.ts";
import { nameRecord } from "./record-key.ts";

export interface AssetMemory {
  readonly load: typeof loadAssets;
  /** What the next build is to know. */
  readonly listRecords: () => Memory;
}

/** Spares the bundling of scripts and style sheets: they are part of what an edition names, and the memory is of one edition. */
export function createAssetMemory(memory: Memory, load: typeof loadAssets): AssetMemory {
  const records = new Map<string, LoadedAssets>();
  return {
    load: async (look, hasSearch, engine) => {
      const { language, labels, theme } = look;
      const key = nameRecord("assets", hashText(JSON.stringify([language, labels, theme, engine?.url, hasSearch])));
      const loaded = (memory.get(key) as LoadedAssets | undefined) ?? (await load(look, hasSearch, engine));
      records.set(key, loaded);
      return loaded;
    },
    listRecords: () => records,
  };
}
