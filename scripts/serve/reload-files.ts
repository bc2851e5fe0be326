import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import { findOwnFile } from "../project.ts";

/** The files that pages load from the server itself. */
export interface ReloadFiles {
  readonly script: string;
  readonly style: string;
}

export async function loadReloadFiles(): Promise<ReloadFiles> {
  const bundle = await build({
    entryPoints: [findOwnFile("scripts/serve/reload-client.ts")],
    bundle: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return {
    script: bundle.outputFiles[0]?.text ?? "",
    style: await readFile(findOwnFile("scripts/serve/reload.css"), "utf8"),
  };
}
