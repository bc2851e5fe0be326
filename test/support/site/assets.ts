import { type BundleSettings, type LoadedAssets, loadAssets } from "../../../scripts/build/bundle.ts";
import type { EditorEngine } from "../../../scripts/editor/package.ts";

const loaded = new Map<string, Promise<LoadedAssets>>();

/** Bundles the scripts and style sheets of a look once for all builds: no test changes what they are made of. */
export function loadAssetsOnce(
  { language, labels, theme }: BundleSettings,
  hasSearch: boolean,
  engine?: EditorEngine,
): Promise<LoadedAssets> {
  const look = { language, labels, theme };
  const kind = JSON.stringify([look, hasSearch, engine?.url]);
  const assets = loaded.get(kind) ?? loadAssets(look, hasSearch, engine);
  loaded.set(kind, assets);
  return assets;
}
