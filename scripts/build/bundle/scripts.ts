import { parse } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import type { Site } from "../../content/model.ts";
import type { Locale } from "../../locale/locale.ts";
import { requireLocale } from "../../locale/locales.ts";
import { type Asset, nameAsset } from "./asset.ts";
import { shared } from "./esbuild-options.ts";

/** The settings that scripts depend on. `labels` are optional. */
type ScriptSettings = Pick<Site, "language"> & Partial<Pick<Site, "calendar" | "labels" | "theme">>;

/**
 * Bundles the scripts of `scripts/browser`. The same sources give the same bytes.
 *
 * The parts that load on demand are bundles of their own. If esbuild split them, the script of
 * every page would wait for a third file with the code that both share.
 */
export async function bundleBrowser(settings: ScriptSettings) {
  const words = provideWords(requireLocale(settings.language, settings));
  const bundleModule = (name: string, plugins: Plugin[] = []) =>
    bundleScript(`scripts/browser/${name}.ts`, { format: "esm", plugins: [words, ...plugins] });
  const [first, filter, reader, post, tagIndex, notFound, redirect, fewResults, special] = await Promise.all([
    bundleScript("scripts/browser/first.ts", { format: "iife" }),
    bundleModule("filter"),
    bundleModule("reader"),
    bundleModule("post"),
    bundleModule("tag-index"),
    bundleModule("not-found"),
    bundleModule("redirect"),
    bundleModule("few-results"),
    bundleScript("scripts/search/special.ts", { format: "esm" }),
  ]);
  const onDemand = new Map([
    ["./filter.ts", filter],
    ["./reader.ts", reader],
    ["./fallback.ts", fewResults],
    ["./few-results.ts", fewResults],
    ["./special.ts", special],
  ]);
  const [site, search] = await Promise.all([
    bundleModule("site", [importFinished(onDemand)]),
    bundleModule("search", [importFinished(onDemand)]),
  ]);
  return { first, filter, reader, post, tagIndex, notFound, redirect, search, fewResults, special, site };
}

export function bundleEditor(): Promise<Asset> {
  return bundleScript("scripts/editor/browser/editor.ts", { format: "iife" });
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
 * site's labels change, and `#locale/PART` to the words of one part. A bundle holds only the parts
 * and the single words that it uses.
 */
function provideWords(locale: Locale): Plugin {
  const file = `./scripts/locale/${locale.language}.ts`;
  return {
    name: "provide-words",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^#locale$/ }, () => ({ path: file, namespace: "words" }));
      onResolve({ filter: /^#locale\/(?:filter|search)$/ }, ({ path }) => ({ path: path.replace("#locale/", ""), namespace: "words-of" }));
      onLoad({ filter: /.*/, namespace: "words-of" }, ({ path }) => {
        const words = Object.entries(locale[path as "filter" | "search"]);
        return { contents: words.map(([name, word]) => `export const ${name} = ${JSON.stringify(word)};`).join("\n") };
      });
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
