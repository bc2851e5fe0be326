import type { BuildOptions } from "../../../scripts/build/build.ts";
import { type ServedFolder, serveFolder } from "../../../scripts/serve/serve-folder.ts";
import { type BuiltSite, buildSound } from "../site/site.ts";

/** Builds a valid content folder and serves it below a sub-folder. The caller closes the server. */
export async function serveContent(content: string, options: Partial<BuildOptions> = {}): Promise<ServedFolder> {
  const { output } = await buildServed(content, options);
  return serveBuilt(output);
}

/** Builds a valid content folder for the sub-folder of `serveBuilt`. */
export function buildServed(content: string, options: Partial<BuildOptions> = {}): Promise<BuiltSite> {
  return buildSound(content, { base: "http://localhost/forum/", ...options });
}

export function serveBuilt(folder: string): Promise<ServedFolder> {
  return serveFolder({ folder, basePath: "/forum/", port: 0 });
}
