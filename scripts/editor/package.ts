import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { assetsUrl } from "../pages/urls.ts";
import { requirePackageFile } from "../project.ts";

/** Decap CMS, the engine of the web editor, as its package ships it for browsers. */
export interface EditorEngine {
  /** Site-relative address of its script. */
  readonly url: string;
  readonly read: () => Uint8Array;
  /**
   * All its files, the script too: the site-relative address of each, and its path on this machine.
   */
  readonly files: readonly { readonly url: string; readonly path: string }[];
}

const script = "decap-cms.js";

/**
 * Finds the engine among the installed packages. Its package is optional, because it weighs as much
 * as all others together and most sites have no web editor. The script loads the other files from
 * its own folder, which is named by the version.
 *
 * @param resolve finds a file of a package, and throws if the package is not installed.
 * @returns nothing if the package is not installed.
 */
export function findEngine(resolve: (file: string) => string = requirePackageFile.resolve): EditorEngine | undefined {
  const manifest = findFile(resolve, "decap-cms/package.json");
  if (manifest === undefined) return undefined;
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, "utf8"));
  const folder = join(dirname(manifest), "dist");
  const names = readdirSync(folder).filter(
    (name) => name === script || /\.(?:decap-cms\.js|wasm)$/.test(name) || name === `${script}.LICENSE.txt`,
  );
  const place = (name: string) => `${assetsUrl}decap-cms-${version}/${name}`;
  return {
    url: place(script),
    read: () => readFileSync(join(folder, script)),
    files: names.sort().map((name) => ({ url: place(name), path: join(folder, name) })),
  };
}

function findFile(resolve: (file: string) => string, file: string): string | undefined {
  try {
    return resolve(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}
