import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { assetsUrl } from "../pages/urls.ts";
import { requirePackageFile } from "../project.ts";

/** The engine of the web editor, Decap CMS, as its package has it ready for browsers. */
export interface EditorEngine {
  /** Of its script, site-relative. */
  readonly url: string;
  readonly read: () => Uint8Array;
  /** All its files: where each is to be, and its path on this machine. */
  readonly files: readonly { readonly url: string; readonly path: string }[];
}

const script = "decap-cms.js";

/** The script loads the other files, when it needs them, from where it lies itself; the folder is named by the version of all. */
export function findEngine(): EditorEngine {
  const manifest = requirePackageFile.resolve("decap-cms/package.json");
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
