import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { decodeText } from "../content/parse/files/decode-text.ts";
import { defaultBase } from "../content/settings/base-address.ts";
import { parseSite } from "../content/settings/site.ts";

const file = "site.yaml";

/**
 * The base address in `site.yaml`; the default one if the file is broken, since the build reports
 * its problems.
 */
export async function readSiteBase(contentFolder: string): Promise<string> {
  const bytes = await readFile(join(contentFolder, file)).catch(() => new Uint8Array());
  const decoded = decodeText(bytes);
  const site = "text" in decoded ? parseSite(decoded.text, file).value : undefined;
  return site?.base ?? defaultBase;
}

/** The path part of a site's address: percent-encoded, starts and ends in `/`. */
export function takePath(base: string): string {
  return new URL(base).pathname;
}
