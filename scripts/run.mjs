// Runs a TypeScript file of the project: node scripts/run.mjs FILE [ARGUMENTS]. First it bundles
// the code, which takes a few tenths of a second, or reuses the bundle if no file has changed. Node
// needs ten times as long to load hundreds of files one by one.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { threadId } from "node:worker_threads";

const root = dirname(import.meta.dirname);
/** Bundles are below `node_modules`, so that they find the packages by name. */
const folder = join(root, "node_modules/.cache/goftogu");
const week = 7 * 86_400_000;
/** Other files that change a bundle. */
const settings = ["scripts/run.mjs", "package-lock.json", "tsconfig.json"];

/** Keeps `import.meta.url` and `import.meta.dirname` of each file in its bundle. */
const keepPlaces = {
  name: "keep-places",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, "utf8");
      const [url, place] = [pathToFileURL(path).href, dirname(path)].map((value) => JSON.stringify(value));
      return { loader: "ts", contents: code.replaceAll("import.meta.url", url).replaceAll("import.meta.dirname", place) };
    }),
};

/** Identifies the state of a file. No tool can set its change time back. */
const describe = (path) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return [path, stats?.size ?? -1, stats?.ctimeMs ?? -1, stats?.ino ?? -1];
};

/** The file that lists the sources and the bundles of an entry. */
const findNote = (file) => join(folder, `${createHash("sha256").update(`${process.version} ${file}`).digest("hex").slice(0, 16)}.json`);

/** Returns the bundle of a file if it is up to date. */
function findBundle(file) {
  const note = findNote(file);
  if (!existsSync(note)) return undefined;
  const { from, into } = JSON.parse(readFileSync(note, "utf8"));
  const isSame = (known) => JSON.stringify(describe(known[0])) === JSON.stringify(known);
  return from.every(isSame) && into.every(existsSync) ? into[0] : undefined;
}

/** Bundles a file and returns the path of its bundle. */
async function bundle(file) {
  const { build } = await import("esbuild");
  const startedAt = Date.now();
  const { outputFiles, metafile } = await build({
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
    metafile: true,
    absWorkingDir: root,
    logLevel: "error",
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) if (!existsSync(path)) place(path, contents);
  const isBundle = (path) => resolve(root, metafile.outputs[relative(root, path)]?.entryPoint ?? "") === file;
  const paths = outputFiles.map(({ path }) => path);
  const into = [...paths.filter(isBundle), ...paths.filter((path) => !isBundle(path))];
  const from = [...Object.keys(metafile.inputs), ...settings].map((name) => describe(join(root, name)));
  // Disks round times, FAT to two seconds: a file that changed just now could change again unseen.
  if (from.every(([, , changed]) => changed < startedAt - 2000)) place(findNote(file), JSON.stringify({ from, into }));
  const kept = new Set(into.map((path) => basename(path)));
  for (const name of readdirSync(folder)) if (!kept.has(name)) removeOld(join(folder, name));
  return into[0];
}

/** Renames a finished file into place, because other processes and threads use the same folder. */
function place(path, contents) {
  const draft = `${path}.${process.pid}-${threadId}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

function removeOld(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && stats.mtimeMs < Date.now() - week) rmSync(path, { force: true });
}

const file = resolve(process.argv[2]);
process.argv.splice(1, 2, file);
const code =
  findBundle(file) ??
  (await bundle(file).catch((error) => {
    // esbuild has printed the errors of the code.
    if (error.errors === undefined) throw error;
    process.exitCode = 3;
  }));
if (code) await import(pathToFileURL(code).href);
