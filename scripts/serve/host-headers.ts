import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * What the `_headers` of a site has a host send with a file. Of a rule, the path stands at the start of a line, with a `*` at its end for
 * all that start so, and the headers below; those of one name in several rules are joined, as hosts do.
 *
 * @param path on the host, that of the site included; percent-encoded, starts with `/`.
 */
export async function readHostHeaders(folder: string, path: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(folder, "_headers"), "utf8").catch(() => "");
  const headers = new Map<string, string>();
  for (const [, pattern = "", rule = ""] of text.matchAll(/^(\/\S*)\n((?:[ \t]+.*(?:\n|$))*)/gm)) {
    if (!isMeant(pattern, path)) continue;
    for (const [, name = "", value = ""] of rule.matchAll(/^\s+([\w-]+): *(.*\S)/gm)) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}

function isMeant(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
