import { createHash } from "node:crypto";
import type { Site } from "../../content/model.ts";
import type { OwnStyles } from "../../content/own-styles.ts";
import type { EditorEngine } from "../../editor/package.ts";
import { requireLocale } from "../../locale/locales.ts";
import type { Assets, LoadedFile } from "../../pages/assets.ts";
import { applyTheme } from "../../pages/theme.ts";
import type { Problem } from "../../problems/problem.ts";
import type { Asset } from "./asset.ts";
import { bundleOwnStyles } from "./own-styles.ts";
import { bundleBrowser, bundleEditor } from "./scripts.ts";
import { bundleStyles, type StyleBundle } from "./styles.ts";

/** The settings that scripts and style sheets depend on. */
export type BundleSettings = Pick<Site, "language" | "calendar" | "labels" | "theme">;

export interface LoadedAssets {
  readonly files: readonly Asset[];
  readonly assets: Assets;
  /** Of the style sheet of the owner. A build with problems must not continue. */
  readonly problems: readonly Problem[];
}

/**
 * Bundles the scripts and style sheets of a site, with its language, its labels and its theme.
 *
 * @param hasSearch false leaves out the files of the search page.
 * @param engine of the web editor; without it the files of the editor are left out.
 * @param own style sheet of the owner; without it, pages load only those of the project.
 */
export async function loadAssets(
  settings: BundleSettings,
  hasSearch: boolean,
  engine?: EditorEngine,
  own?: OwnStyles,
): Promise<LoadedAssets> {
  const { fonts: subsets } = requireLocale(settings.language);
  const change = (css: string) => applyTheme(css, settings.theme);
  const [scripts, styles, postStyles, searchStyles, ownStyles] = await Promise.all([
    bundleBrowser(settings),
    bundleStyles("layouts/styles/site.css", change),
    bundleStyles("layouts/styles/post.css"),
    bundleStyles("layouts/styles/search.css"),
    own && bundleOwnStyles(own),
  ]);
  const { search: searchScript, fewResults, special, ...always } = scripts;
  const ownSheet = ownStyles && "sheet" in ownStyles ? ownStyles.sheet : undefined;
  const problems = ownStyles && "problems" in ownStyles ? ownStyles.problems : [];
  const bundled = [...Object.values(always), ...listFiles(styles), ...listFiles(postStyles), ...(ownSheet ? [ownSheet] : [])];
  const assets = {
    first: toLoadedFile(scripts.first),
    site: toLoadedFile(scripts.site),
    post: { script: toLoadedFile(scripts.post), styles: toLoadedFile(postStyles.sheet) },
    tagIndex: { script: toLoadedFile(scripts.tagIndex) },
    notFound: { script: toLoadedFile(scripts.notFound) },
    redirect: { script: toLoadedFile(scripts.redirect) },
    styles: toLoadedFile(styles.sheet),
    ...(ownSheet && { ownStyles: toLoadedFile(ownSheet) }),
    fonts: settings.theme.fonts.textFile
      ? [`/${settings.theme.fonts.textFile}`]
      : subsets.flatMap((subset) => styles.fonts.filter(({ name }) => name.includes(`-${subset}-`)).map(({ name }) => `/${name}`)),
    ...(hasSearch && { search: { script: toLoadedFile(searchScript), styles: toLoadedFile(searchStyles.sheet) } }),
  };
  const files = hasSearch ? [...bundled, searchScript, fewResults, special, ...listFiles(searchStyles)] : bundled;
  if (!engine) return { files, assets, problems };
  const [script, sheet] = await Promise.all([bundleEditor(), bundleStyles("scripts/editor/editor.css", change)]);
  const loaded = { url: engine.url, integrity: computeIntegrity(engine.read()) };
  const editor = { script: toLoadedFile(script), styles: toLoadedFile(sheet.sheet), engine: loaded };
  return { files: [...files, script, ...listFiles(sheet)], assets: { ...assets, editor }, problems };
}

const listFiles = ({ sheet, fonts }: StyleBundle): readonly Asset[] => [...fonts, sheet];

function toLoadedFile({ name, contents }: Asset): LoadedFile {
  return { url: `/${name}`, integrity: computeIntegrity(contents) };
}

/** The value of the attribute `integrity` (W3C, Subresource Integrity). */
function computeIntegrity(contents: Uint8Array): string {
  return `sha384-${createHash("sha384").update(contents).digest("base64")}`;
}
