import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { findOutputFile } from "../../pages/page.ts";
import { webManifestUrl } from "../../pages/urls.ts";

const manifest = z.object({ scope: z.string().regex(/^\/(?:.*\/)?$/) });

/**
 * The path that the pages of a built site lead to, as its web manifest tells: percent-encoded, starts and ends in `/`; absent where it tells
 * none.
 */
export async function readBuiltPath(output: string): Promise<string | undefined> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(output, findOutputFile(webManifestUrl)), "utf8"))).scope;
  } catch {
    return undefined;
  }
}
