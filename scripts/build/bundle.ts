import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import type { Site } from "../content/model.ts";
import type { EditorEngine } from "../editor/package.ts";
import type { Locale } from "../locale/locale.ts";
import { requireLocale } from "../locale/locales.ts";
import type { Assets, LoadedFile } from "../pages/assets.ts";
import { applyTheme } from "../pages/theme.ts";
import { assetsFolder } from "../pages/urls.ts";
import { projectRoot } from "../project.ts";

/** A file to be published, in the folder `${assetsFolder}` of the site. */
export interface Asset {
  /** Relative to the site's root; holds a hash of the contents. */
  readonly name: string;
  readonly contents: Uint8Array;
}

/** The settings that scripts and style sheets depend on. */
export type BundleSettings = Pick<Site, "language" | "calendar" | "labels" | "theme">;

export interface LoadedAssets {
  readonly files: readonly Asset[];
  readonly assets: Assets;
}

export interface StyleBundle {
  readonly sheet: Asset;
  /** The other files that the style sheet names. */
  readonly fonts: readonly Asset[];
}

/**
 * The first browsers with `Array.prototype.with`. `first.ts` looks for that method, so an older
 * browser shows every page as without script.
 */
const target = ["chrome110", "firefox115", "safari16"];

/** Paths are relative to the project: no file holds a path of the machine. */
const shared = {
  absWorkingDir: projectRoot,
  bundle: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "silent",
  minify: true,
  outdir: "assets",
  target,
  tsconfigRaw: "{}",
} satisfies BuildOptions;

/**
 * Bundles the scripts and style sheets of a site, with its language, its labels and its theme.
 *
 * @param hasSearch false leaves out the files of the search page.
 * @param engine of the web editor; without it the files of the editor are left out.
 */
export async function loadAssets(settings: BundleSettings, hasSearch: boolean, engine?: EditorEngine): Promise<LoadedAssets> {
  const { fonts: subsets } = requireLocale(settings.language);
  const change = (css: string) => applyTheme(css, settings.theme);
  const [scripts, styles, postStyles, searchStyles] = await Promise.all([
    bundleBrowser(settings),
    bundleStyles("layouts/styles/site.css", change),
    bundleStyles("layouts/styles/post.css"),
    bundleStyles("layouts/styles/search.css"),
  ]);
  const { search: searchScript, ...always } = scripts;
  const bundled = [...Object.values(always), ...listFiles(styles), ...listFiles(postStyles)];
  const assets = {
    first: describe(scripts.first),
    site: describe(scripts.site),
    post: { script: describe(scripts.post), styles: describe(postStyles.sheet) },
    tagIndex: { script: describe(scripts.tagIndex) },
    notFound: { script: describe(scripts.notFound) },
    redirect: { script: describe(scripts.redirect) },
    styles: describe(styles.sheet),
    fonts: subsets.flatMap((subset) => styles.fonts.filter(({ name }) => name.includes(`-${subset}-`)).map(({ name }) => `/${name}`)),
    ...(hasSearch && { search: { script: describe(searchScript), styles: describe(searchStyles.sheet) } }),
  };
  const files = hasSearch ? [...bundled, searchScript, ...listFiles(searchStyles)] : bundled;
  if (!engine) return { files, assets };
  const [script, sheet] = await Promise.all([bundleEditor(), bundleStyles("scripts/editor/editor.css", change)]);
  const loaded = { url: engine.url, integrity: computeIntegrity(engine.read()) };
  const editor = { script: describe(script), styles: describe(sheet.sheet), engine: loaded };
  return { files: [...files, script, ...listFiles(sheet)], assets: { ...assets, editor } };
}

const listFiles = ({ sheet, fonts }: StyleBundle): readonly Asset[] => [...fonts, sheet];

function describe({ name, contents }: Asset): LoadedFile {
  return { url: `/${name}`, integrity: computeIntegrity(contents) };
}

/** The value of the attribute `integrity` (W3C, Subresource Integrity). */
function computeIntegrity(contents: Uint8Array): string {
  return `sha384-${createHash("sha384").update(contents).digest("base64")}`;
}

/**
 * Bundles the scripts of `scripts/browser`. The same sources give the same bytes.
 *
 * The parts that load on demand are bundles of their own. If esbuild split them, the script of
 * every page would wait for a third file with the code that both share.
 */
export async function bundleBrowser(settings: Pick<BundleSettings, "language"> & Partial<BundleSettings>) {
  const words = provideWords(requireLocale(settings.language, settings));
  const bundleModule = (name: string, plugins: Plugin[] = []) =>
    bundleScript(`scripts/browser/${name}.ts`, { format: "esm", plugins: [words, ...plugins] });
  const [first, filter, reader, post, tagIndex, notFound, redirect, search] = await Promise.all([
    bundleScript("scripts/browser/first.ts", { format: "iife" }),
    bundleModule("filter"),
    bundleModule("reader"),
    bundleModule("post"),
    bundleModule("tag-index"),
    bundleModule("not-found"),
    bundleModule("redirect"),
    bundleModule("search"),
  ]);
  const onDemand = new Map([
    ["./filter.ts", filter],
    ["./reader.ts", reader],
  ]);
  const site = await bundleModule("site", [importFinished(onDemand)]);
  return { first, filter, reader, post, tagIndex, notFound, redirect, search, site };
}

function bundleEditor(): Promise<Asset> {
  return bundleScript("scripts/editor/browser/editor.ts", { format: "iife" });
}

/**
 * Bundles a style sheet with all that it imports.
 *
 * @param entry a path relative to the project.
 * @param change is given the text of each style sheet that defines tokens, and returns its
 * replacement.
 */
export async function bundleStyles(entry: string, change?: (css: string) => string): Promise<StyleBundle> {
  const { outputFiles } = await build({
    ...shared,
    assetNames: "[name]-[hash]",
    entryPoints: [entry],
    loader: { ".woff2": "file" },
    plugins: change ? [changeTokens(change)] : [],
    write: false,
  });
  const css = outputFiles.find(({ path }) => path.endsWith(".css"));
  if (!css) throw new Error(`${entry} gave no style sheet`);
  const fonts = outputFiles
    .filter((file) => file !== css)
    .map(({ path, contents }) => ({ name: `${assetsFolder}${parse(path).base}`, contents }));
  return { sheet: nameAsset(parse(css.path).name, ".css", css.contents), fonts };
}

/** @param entry a TypeScript file, relative to the project. */
async function bundleScript(entry: string, options: BuildOptions): Promise<Asset> {
  const { name } = parse(entry);
  const { outputFiles } = await build({ ...shared, ...options, entryPoints: [entry], write: false });
  const [script] = outputFiles;
  if (!script || outputFiles.length > 1) throw new Error(`${name}.ts gave ${outputFiles.length} files`);
  return nameAsset(name, ".js", script.contents);
}

/**
 * Resolves `#locale` to the words of a language, with the parts that its region and the
 * site's labels change. A bundle holds only the words it uses.
 */
function provideWords(locale: Locale): Plugin {
  const file = `./scripts/locale/${locale.language}.ts`;
  return {
    name: "provide-words",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^#locale$/ }, () => ({ path: file, namespace: "words" }));
      onLoad({ filter: /.*/, namespace: "words" }, () => {
        const defaults = requireLocale(locale.language);
        const changed = Object.entries(locale).filter(
          ([name, part]) => JSON.stringify(part) !== JSON.stringify(defaults[name as keyof Locale]),
        );
        const parts = changed.map(([name, part]) => `export const ${name} = ${JSON.stringify(part)};`);
        return { contents: [`export * from "${file}";`, ...parts].join("\n"), resolveDir: shared.absWorkingDir, loader: "ts" };
      });
    },
  };
}

/** Changes the style sheets that define tokens. */
function changeTokens(change: (css: string) => string): Plugin {
  return {
    name: "change-tokens",
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]styles[\\/](?:colours|tokens)\.css$/ }, ({ path }) => ({
        contents: change(readFileSync(path, "utf8")),
        loader: "css",
      }));
    },
  };
}

/** Makes the dynamic import of each of these modules load a finished bundle. */
function importFinished(bundles: ReadonlyMap<string, Asset>): Plugin {
  return {
    name: "import-finished",
    setup({ onResolve }) {
      onResolve({ filter: /^\.\// }, ({ kind, path }) => {
        const bundle = kind === "dynamic-import" ? bundles.get(path) : undefined;
        return bundle && { path: `./${parse(bundle.name).base}`, external: true };
      });
    },
  };
}

function nameAsset(name: string, extension: string, contents: Uint8Array): Asset {
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 10);
  return { name: `${assetsFolder}${name}-${hash}${extension}`, contents };
}
