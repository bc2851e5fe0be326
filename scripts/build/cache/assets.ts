import type { EditorEngine } from "../../editor/package.ts";
import type { BundleSettings, LoadedAssets, loadAssets } from "../bundle/load-assets.ts";
import { hashText } from "./checksum.ts";
import type { Cache } from "./database.ts";
import { nameRecord } from "./record-key.ts";

export interface CachedAssets {
  readonly loaded: LoadedAssets;
  readonly records: Cache;
}

/**
 * Bundles scripts and style sheets, if no build of this version of the code did so for the same
 * settings.
 */
export async function loadCachedAssets(
  cache: Cache,
  load: typeof loadAssets,
  settings: BundleSettings,
  hasSearch: boolean,
  engine?: EditorEngine,
): Promise<CachedAssets> {
  const { language, calendar, labels, theme } = settings;
  const key = nameRecord("assets", hashText(JSON.stringify([language, calendar, labels, theme, engine?.url, hasSearch])));
  const loaded = (cache.get(key) as LoadedAssets | undefined) ?? (await load(settings, hasSearch, engine));
  return { loaded, records: new Map([[key, loaded]]) };
}
