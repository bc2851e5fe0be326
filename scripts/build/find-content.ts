import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { manifestName } from "./output/own-names.ts";

/**
 * What shows that a folder holds content, as a path in it: no build writes that. A folder that lists files of a build is a site.
 *
 * @example findContent("content") // => "site.yaml"
 */
export function findContent(folder: string): string | undefined {
  if (existsSync(join(folder, manifestName))) return undefined;
  return existsSync(join(folder, "site.yaml")) ? "site.yaml" : findMarkdown(folder, "discussions");
}

/** The first Markdown file below a folder; links are not followed, and what is closed holds none that anybody could lose. */
function findMarkdown(root: string, path: string): string | undefined {
  for (const entry of listEntries(join(root, path))) {
    const inner = `${path}/${entry.name}`;
    const found = entry.isDirectory() ? findMarkdown(root, inner) : entry.isFile() && entry.name.endsWith(".md") ? inner : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function listEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
