import type { OwnStyles } from "../../content/own-styles.ts";
import type { EditorEngine } from "../../editor/package.ts";
import type { BundleSettings, LoadedAssets, loadAssets } from "../bundle/load-assets.ts";
import type { Cache } from "./cache.ts";
import { hashText } from "./checksum.ts";

export interface CachedAssets {
  readonly loaded: LoadedAssets;
  readonly records: Cache["assets"];
}

/**
 * Bundles scripts and style sheets, if no build of this version of the code did so for the same
 * settings.
 */
export async function loadCachedAssets(
  known: Cache["assets"],
  load: typeof loadAssets,
  settings: BundleSettings,
  hasSearch: boolean,
  engine?: EditorEngine,
  own?: OwnStyles,
): Promise<CachedAssets> {
  const { language, calendar, labels, theme } = settings;
  const key = hashText(JSON.stringify([language, calendar, labels, theme, engine?.url, hasSearch, own]));
  const loaded = known.get(key) ?? (await load(settings, hasSearch, engine, own));
  return { loaded, records: new Map([[key, loaded]]) };
}
