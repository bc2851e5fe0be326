// Runs a TypeScript file of the project: node scripts/run.mjs FILE [ARGUMENTS]. All code that it needs becomes a few bundles first, which takes
// a tenth of a second; Node needs ten times as long to load hundreds of files one by one.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = dirname(import.meta.dirname);
/** Below the packages, which the bundles go on to load by their names. */
const folder = join(root, "node_modules/.cache/goftogu");
const week = 7 * 86_400_000;

/** A file keeps its own place in the project wherever its code goes. */
const keepPlaces = {
  name: "keep-places",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, "utf8");
      const [url, place] = [pathToFileURL(path).href, dirname(path)].map((value) => JSON.stringify(value));
      return { loader: "ts", contents: code.replaceAll("import.meta.url", url).replaceAll("import.meta.dirname", place) };
    }),
};

/** @returns the bundle of the file itself. */
async function bundle(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    splitting: true,
    platform: "node",
    target: `node${process.versions.node}`,
    format: "esm",
    packages: "external",
    outdir: folder,
    entryNames: "[name]-[hash]",
    outExtension: { ".js": ".mjs" },
    plugins: [keepPlaces],
    write: false,
    logLevel: "error",
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) if (!existsSync(path)) place(path, contents);
  const kept = new Set(outputFiles.map(({ path }) => basename(path)));
  for (const name of readdirSync(folder)) if (!kept.has(name)) removeOld(join(folder, name));
  return outputFiles[0].path;
}

/** By rename, as another process may be reading it. */
function place(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

function removeOld(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && stats.mtimeMs < Date.now() - week) rmSync(path, { force: true });
}

const file = resolve(process.argv[2]);
process.argv.splice(1, 2, file);
const code = await bundle(file).catch((error) => {
  // esbuild has said what is wrong with the code, and where.
  if (error.errors === undefined) throw error;
  process.exitCode = 3;
});
if (code) await import(pathToFileURL(code).href);
