import { type LoadedAssets, type Look, loadAssets } from "../../../scripts/build/assets.ts";

const loaded = new Map<string, Promise<LoadedAssets>>();

/** Bundles the scripts and style sheets of a look once for all builds: no test changes what they are made of. */
export function loadAssetsOnce({ language, labels, theme, editor }: Look, hasSearch: boolean): Promise<LoadedAssets> {
  const look = { language, labels, theme, ...(editor && { editor }) };
  const kind = JSON.stringify([look, hasSearch]);
  const assets = loaded.get(kind) ?? loadAssets(look, hasSearch);
  loaded.set(kind, assets);
  return assets;
}
