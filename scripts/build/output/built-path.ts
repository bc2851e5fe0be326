import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { findOutputFile } from "../../pages/page.ts";
import { webManifestUrl } from "../../pages/urls.ts";

const manifest = z.object({ scope: z.string().regex(/^\/(?:.*\/)?$/) });

/**
 * The base path of a built site, as its web manifest says it: percent-encoded, starts and ends in
 * `/`. Undefined without a valid manifest.
 */
export async function readBuiltPath(output: string): Promise<string | undefined> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(output, findOutputFile(webManifestUrl)), "utf8"))).scope;
  } catch {
    return undefined;
  }
}
