import { type LoadedAssets, loadAssets } from "../../scripts/commands/load-assets.ts";

const loaded = new Map<string, Promise<LoadedAssets>>();

/** Bundles the scripts and style sheets of a language once for all builds: no test changes what they are made of. */
export function loadAssetsOnce(language: string, hasSearch: boolean): Promise<LoadedAssets> {
  const kind = `${language}, ${hasSearch ? "with" : "without"} search`;
  const assets = loaded.get(kind) ?? loadAssets(language, hasSearch);
  loaded.set(kind, assets);
  return assets;
}
