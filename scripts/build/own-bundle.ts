import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { workerData } from "node:worker_threads";
import type { BuildFailure, Message, Plugin } from "esbuild";
import { findOwnFile, isPackaged, ownParts } from "../project.ts";

/** The `own.ts` of a site that uses the package, with all that it imports. */
export interface OwnBundle {
  /** One module, which imports nothing but the package and Node. */
  readonly code: string;
  /** Absolute paths of the files in it, but not those of packages. */
  readonly files: readonly string[];
}

/** What a worker receives, so that it need not bundle the file again. */
export interface OwnBundleData {
  readonly ownBundle?: OwnBundle;
}

/** Stands for the package, so that the code holds no path of this machine. */
const packageName = "goftogu:own";

/** Sites made from a copy of the sources import these files instead of the package. */
const sourceFiles = /^\.\/parts\/(?:markup|own-parts)\.ts$/;

/** All import the same module that pages use, or `html` would make markup that they do not know. */
const importPackage: Plugin = {
  name: "import-package",
  setup({ onResolve }) {
    onResolve({ filter: /^goftogu$/ }, () => ({ path: packageName, external: true }));
    onResolve({ filter: sourceFiles }, ({ path, resolveDir }) =>
      existsSync(resolve(resolveDir, path)) ? undefined : { path: packageName, external: true },
    );
  },
};

const given: OwnBundleData | null = workerData;

/**
 * Undefined if the site has no `own.ts`, and if the code runs from the sources: there, `own.ts` is
 * one of them.
 */
export const ownBundle: OwnBundle | undefined =
  given?.ownBundle ?? (isPackaged && existsSync(ownParts) ? await bundleOwnParts(ownParts) : undefined);

/** The address of a bundle as a module that Node can import. */
export function locateBundle({ code }: OwnBundle): string {
  const url = JSON.stringify(pathToFileURL(findOwnFile("lib/own.mjs")).href);
  return `data:text/javascript;base64,${Buffer.from(code.replaceAll(JSON.stringify(packageName), url)).toString("base64")}`;
}

/** @throws {Error} one sentence for each mistake, with its place from the working folder. */
async function bundleOwnParts(file: string): Promise<OwnBundle> {
  // Few sites have the file.
  const { build } = await import("esbuild");
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    platform: "node",
    target: `node${process.versions.node}`,
    format: "esm",
    // CommonJS packages call it for the parts of Node.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(process.cwd() + "/own.ts");' },
    plugins: [importPackage],
    write: false,
    metafile: true,
    logLevel: "silent",
  }).catch((failure: BuildFailure) => {
    throw new Error(failure.errors.map(describeMistake).join(" "));
  });
  const files = Object.keys(metafile.inputs).map((path) => resolve(path));
  return { code: outputFiles[0]?.text ?? "", files: files.filter((path) => !/[\\/]node_modules[\\/]/.test(path)) };
}

function describeMistake({ text, location }: Message): string {
  const place = location ? `${relative("", location.file)}:${location.line}:${location.column + 1}: ` : "";
  const [, missing] = /^Could not resolve "([^"./][^"]*)"/.exec(text) ?? [];
  return `${place}${missing === undefined ? text.replace(/\.?$/, ".") : `The package "${missing}" is not installed: add it with npm install.`}`;
}
