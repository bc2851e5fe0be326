import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** What an open page loads from the server itself. */
export interface ReloadFiles {
  readonly script: string;
  readonly style: string;
}

export async function loadReloadFiles(): Promise<ReloadFiles> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL("./reload-client.ts", import.meta.url))],
    bundle: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return {
    script: bundle.outputFiles[0]?.text ?? "",
    style: await readFile(new URL("./reload.css", import.meta.url), "utf8"),
  };
}
