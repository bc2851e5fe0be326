import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What the `_headers` of a site has a host send with every file, as its rule for `/*` says; other rules are not read. */
export async function readHostHeaders(folder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(folder, "_headers"), "utf8").catch(() => "");
  const [, rule = ""] = /^\/\*\n((?:[ \t]+.*\n?)*)/m.exec(text) ?? [];
  return new Map([...rule.matchAll(/^\s+([\w-]+): *(.*\S)/gm)].map(([, name = "", value = ""]) => [name, value]));
}
