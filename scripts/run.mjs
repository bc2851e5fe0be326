// Runs a TypeScript file of the project: node scripts/run.mjs FILE [ARGUMENTS]. First it bundles
// the code, which takes a few tenths of a second, or reuses the bundle if no file has changed. Node
// needs ten times as long to load hundreds of files one by one.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
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

/** An error of the code. It is printed as `path:line:column: sentence`, from the working folder. */
const describeError = ({ text, notes = [], location }) => {
  const place = location ? `${relative("", join(root, location.file))}:${location.line}:${location.column + 1}: ` : "";
  return [
    `${place}${text.replace(/\.?$/, ".")}`,
    ...notes.filter((note) => !note.location?.file || note.text.startsWith("Did you")).map((note) => note.text),
  ].join(" ");
};

/**
 * Node would name the bundle. Only the parts of pages are checked: owners change these files.
 */
function refuseMissingPackages({ inputs }) {
  const errors = Object.entries(inputs).flatMap(([file, { imports }]) =>
    imports
      .filter(({ path, external }) => external && file.startsWith("layouts/") && !isInstalled(path))
      .map(({ path }) => locatePackage(file, path)),
  );
  if (errors.length > 0) throw Object.assign(new Error("packages are missing"), { errors });
}

function isInstalled(path) {
  try {
    return Boolean(import.meta.resolve(path));
  } catch {
    return false;
  }
}

function locatePackage(file, path) {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  const line = lines.findIndex((text) => text.includes(`"${path}"`) || text.includes(`'${path}'`));
  const location = { file, line: line + 1, column: Math.max(lines[line]?.indexOf(path) ?? 0, 0) };
  return { text: `The package "${path}" is not installed: add it to package.json with npm install`, location };
}

/** As `scripts/text/escape-output.ts`, which needs a bundle: characters that terminals obey. */
const escapeControls = (text) =>
  text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);

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
    logLevel: "silent",
  });
  refuseMissingPackages(metafile);
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) if (!existsSync(path)) place(path, contents);
  // esbuild writes `/` on every system.
  const findOutput = (path) => metafile.outputs[relative(root, path).split(sep).join("/")];
  const isBundle = (path) => resolve(root, findOutput(path)?.entryPoint ?? "") === file;
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
    if (error.errors === undefined) throw error;
    for (const found of error.errors) process.stderr.write(`${escapeControls(describeError(found))}\n`);
    process.exitCode = 3;
  }));
if (code) await import(pathToFileURL(code).href);
