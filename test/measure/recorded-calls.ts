import { readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "acorn";
import { simple } from "acorn-walk";
import { build, transform } from "esbuild";

/** Folders without recorded calls. All the others use them, so they would hide the path. */
const leftOut = ["text", "locale"];

/**
 * Makes each function of a module report its calls through `globalThis.recordCall`, if that exists.
 *
 * @param code of JavaScript.
 * @param file the name that the functions report.
 */
export function instrument(code: string, file: string): string {
  const call = `globalThis.recordCall?.(${JSON.stringify(file)})`;
  const insertions: { readonly at: number; readonly text: string }[] = [];
  simple(parse(code, { ecmaVersion: "latest", sourceType: "module" }), {
    Function({ body }) {
      if (body.type === "BlockStatement") insertions.push({ at: body.start + 1, text: `${call};` });
      else insertions.push({ at: body.start, text: `(${call},` }, { at: body.end, text: ")" });
    },
  });
  insertions.sort((a, b) => b.at - a.at);
  return insertions.reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}

/**
 * Bundles a module with all code of the project that it imports, instrumented. Packages stay
 * external.
 *
 * @param root folder of the project, which the reported files are relative to.
 */
export async function bundleInstrumented(root: string, entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    absWorkingDir: root,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
    plugins: [
      {
        name: "instrument",
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, async ({ path }) => {
            const { code } = await transform(readFileSync(path, "utf8"), { loader: "ts" });
            const [url, folder] = [pathToFileURL(path).href, dirname(path)].map((value) => JSON.stringify(value));
            const placed = code.replaceAll("import.meta.url", `${url}`).replaceAll("import.meta.dirname", `${folder}`);
            return { loader: "js", contents: instrument(placed, relative(root, path)) };
          }),
      },
    ],
  });
}

/** Calls `run` and lists the files of the functions called meanwhile, in order. */
export async function recordCalls(run: () => Promise<unknown>): Promise<readonly string[]> {
  const calls: string[] = [];
  Object.assign(globalThis, { recordCall: (file: string) => calls.push(file) });
  await run().finally(() => Object.assign(globalThis, { recordCall: undefined }));
  return calls.filter((file) => !leftOut.includes(findFolder(file)));
}

/** @example findFolder("scripts/forum/x/y.ts") // => "forum" */
export function findFolder(file: string): string {
  const [top = "", below = ""] = file.split("/");
  if (top === ".eleventy.ts") return "(table)";
  return top === "scripts" ? below : top;
}

/** Counts changes from one step to another by `from → to`: most frequent first, then by name. */
export function countChanges(steps: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [index, to] of steps.entries()) {
    const from = steps[index - 1] ?? to;
    if (from !== to) counts.set(`${from} → ${to}`, (counts.get(`${from} → ${to}`) ?? 0) + 1);
  }
  return new Map([...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1)));
}
