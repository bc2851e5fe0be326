import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The headers that the `_headers` file of a site sets for a path. A rule is a path at the start of
 * a line, where one `*` stands for anything, and its headers below. Headers with one name
 * from several rules are joined, as on hosts.
 *
 * @param path on the host, with the folder of the site; percent-encoded, starts with `/`.
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
  const [start = "", end] = pattern.split("*");
  return end === undefined ? path === pattern : path.startsWith(start) && path.slice(start.length).endsWith(end);
}
