import { readFileSync } from "node:fs";
import { parse } from "node:path";
import { build, type Plugin } from "esbuild";
import { siteFiles } from "../../pages/theme.ts";
import { assetsFolder } from "../../pages/urls.ts";
import { type Asset, nameAsset } from "./asset.ts";
import { shared } from "./esbuild-options.ts";

export interface StyleBundle {
  readonly sheet: Asset;
  /** The other files that the style sheet names. */
  readonly fonts: readonly Asset[];
}

/**
 * Bundles a style sheet with all that it imports.
 *
 * @param entry a path relative to the project.
 * @param change is given the text of each style sheet that defines tokens, and returns its
 * replacement, which may name files of the site (`siteFiles`).
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

/** Changes the style sheets that define tokens. */
function changeTokens(change: (css: string) => string): Plugin {
  return {
    name: "change-tokens",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^site:/ }, ({ path }) => ({ path: path.replace(siteFiles, "../"), external: true }));
      onLoad({ filter: /[\\/]styles[\\/](?:colours|tokens)\.css$/ }, ({ path }) => ({
        contents: change(readFileSync(path, "utf8")),
        loader: "css",
      }));
    },
  };
}
