import { readFileSync } from "node:fs";
import type { LoadedAssets } from "../../build/assets.ts";
import type { Asset } from "../../build/bundle.ts";
import type { PlannedPictures } from "../../cards/plan-pictures.ts";
import type { Icons } from "../../pages/pictures.ts";

/** All of a site that depends on its language alone: its scripts, style sheets, fonts and icons. */
export interface PreparedSite extends LoadedAssets {
  readonly icons: Icons;
}

/** By language. */
export type Prepared = Readonly<Record<string, PreparedSite>>;

/** Writes it as a text that `readPrepared` reads. */
export function encodePrepared(prepared: Prepared): string {
  return JSON.stringify(prepared, (_, value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value));
}

/** Reads what `encodePrepared` wrote into a file of the project's own. */
export function readPrepared(file: string): Prepared {
  const bytes = (asset: Asset & { readonly contents: unknown }) => ({ ...asset, contents: Buffer.from(String(asset.contents), "base64") });
  const written: Prepared = JSON.parse(readFileSync(file, "utf8"));
  return Object.fromEntries(Object.entries(written).map(([language, site]) => [language, { ...site, files: site.files.map(bytes) }]));
}

/** Pictures of a site of which nothing is drawn: its icon stands for every page. */
export function planIconsAlone({ icons }: PreparedSite, siteName: string): PlannedPictures {
  const { url, size } = icons.manifest.at(-1) ?? { url: icons.touch, size: 0 };
  const whole = { url, width: size, height: size, alt: siteName };
  return { icons, cards: { edition: "icon", whole, own: new Map() }, drawings: [], vectors: [] };
}
