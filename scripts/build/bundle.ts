import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import type { Labels } from "../locale/labels.ts";
import type { Locale } from "../locale/locale.ts";
import { requireLocale } from "../locale/locales.ts";
import { projectRoot } from "../project.ts";

/** A file to be published, in the folder `assets/` of the site. */
export interface Asset {
  /** Relative to the site's root; holds a hash of the contents. */
  readonly name: string;
  readonly contents: Uint8Array;
}

export interface BrowserBundle {
  readonly files: readonly Asset[];
  /** Name of the classic script that comes first in `<head>`. */
  readonly first: string;
  /** Name of the module script of every page. */
  readonly site: string;
  /** Names of the module scripts of some pages. */
  readonly post: string;
  readonly tagIndex: string;
  readonly notFound: string;
  readonly search: string;
}

export interface BrowserWords {
  readonly language: string;
  readonly labels?: Labels;
}

export interface StyleBundle {
  readonly files: readonly Asset[];
  /** Name of the style sheet. */
  readonly styles: string;
}

/** The first browsers with `Array.prototype.with`, which `first.ts` asks for: no page is scripted in an older one. */
const target = ["chrome110", "firefox115", "safari16"];

/** Paths are relative to the project, so that no path of the machine gets into a file. */
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
 * Bundles the scripts with the words of one language (a name in `scripts/locale/`), some of them as the site words them. What is loaded on demand is a bundle of its own: split
 * by the bundler, the site's script would have to wait for a third file with what both need. The same sources give the same bytes.
 */
export async function bundleBrowser({ language, labels = {} }: BrowserWords): Promise<BrowserBundle> {
  const words = provideWords(language, labels);
  const bundleModule = (name: string, plugins: Plugin[] = []) => bundleScript(name, { format: "esm", plugins: [words, ...plugins] });
  const first = await bundleScript("first", { format: "iife" });
  const [filter, reader, post, tagIndex, notFound, search] = await Promise.all([
    bundleModule("filter"),
    bundleModule("reader"),
    bundleModule("post"),
    bundleModule("tag-index"),
    bundleModule("not-found"),
    bundleModule("search"),
  ]);
  const onDemand = new Map([
    ["./filter.ts", filter],
    ["./reader.ts", reader],
  ]);
  const site = await bundleModule("site", [importFinished(onDemand)]);
  const files = [first, filter, reader, post, tagIndex, notFound, search, site];
  const pages = { post: post.name, tagIndex: tagIndex.name, notFound: notFound.name, search: search.name };
  return { files, first: first.name, site: site.name, ...pages };
}

/** Bundles the script of the web editor, which no reader loads. */
export function bundleEditor(): Promise<Asset> {
  return bundleEntry("scripts/editor/browser/editor.ts", { format: "iife" });
}

/** Bundles a style sheet (a path relative to the project) with all that it imports; the fonts that it names become files beside it. `change` is given each style sheet with tokens. */
export async function bundleStyles(entry: string, change?: (css: string) => string): Promise<StyleBundle> {
  const { outputFiles } = await build({
    ...shared,
    assetNames: "[name]-[hash]",
    entryPoints: [entry],
    loader: { ".woff2": "file" },
    plugins: change ? [changeTokens(change)] : [],
    write: false,
  });
  const files = outputFiles.map(({ path, contents }) => {
    const { base, ext, name } = parse(path);
    return ext === ".css" ? nameAsset(name, ext, contents) : { name: `assets/${base}`, contents };
  });
  const styles = files.find(({ name }) => name.endsWith(".css"));
  if (!styles) throw new Error(`${entry} gave no style sheet`);
  return { files, styles: styles.name };
}

function bundleScript(name: string, options: BuildOptions): Promise<Asset> {
  return bundleEntry(`scripts/browser/${name}.ts`, options);
}

/** @param entry a TypeScript file, relative to the project. */
async function bundleEntry(entry: string, options: BuildOptions): Promise<Asset> {
  const { name } = parse(entry);
  const { outputFiles } = await build({ ...shared, ...options, entryPoints: [entry], write: false });
  const [script] = outputFiles;
  if (!script || outputFiles.length > 1) throw new Error(`${name}.ts gave ${outputFiles.length} files`);
  return nameAsset(name, ".js", script.contents);
}

/** Gives the scripts the module of a language. A text in other words makes the part that it belongs to anew; a bundle takes only what it uses. */
function provideWords(language: string, labels: Labels): Plugin {
  const file = `./scripts/locale/${language}.ts`;
  return {
    name: "provide-words",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^#locale$/ }, () => ({ path: file, namespace: "words" }));
      onLoad({ filter: /.*/, namespace: "words" }, () => {
        const usual = requireLocale(language);
        const changed = Object.entries(requireLocale(language, labels)).filter(
          ([name, part]) => typeof part === "object" && JSON.stringify(part) !== JSON.stringify(usual[name as keyof Locale]),
        );
        const parts = changed.map(([name, part]) => `export const ${name} = ${JSON.stringify(part)};`);
        return { contents: [`export * from "${file}";`, ...parts].join("\n"), resolveDir: shared.absWorkingDir, loader: "ts" };
      });
    },
  };
}

/** Changes the style sheets in which the tokens stand. */
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

/** Lets the dynamic import of each of these modules load a bundle that is finished already. */
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
  return { name: `assets/${name}-${hash}${extension}`, contents };
}
