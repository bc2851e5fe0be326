import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Lists the pages whose HTML differs between two built sites, with the lines that only one of them
 * has. The versions and checksums of scripts and style sheets do not count.
 *
 * Usage: `npm run changed-pages -- OLD NEW [LINES]`, where LINES is how many lines of a page to
 * show (default: 3).
 */
const [older, newer, shown = "3"] = process.argv.slice(2);
if (older === undefined || newer === undefined) {
  console.error("Name two built sites: npm run changed-pages -- OLD NEW [LINES]");
  process.exit(2);
}

const before = listPages(older);
const after = listPages(newer);
let changed = 0;
for (const page of [...new Set([...before, ...after])].sort()) {
  const [old, current] = [before.has(page) ? readLines(older, page) : [], after.has(page) ? readLines(newer, page) : []];
  const removed = subtractLines(old, current);
  const added = subtractLines(current, old);
  if (removed.length + added.length === 0) continue;
  changed++;
  console.log(`${page}: ${removed.length} lines before, ${added.length} after`);
  for (const line of removed.slice(0, Number(shown))) console.log(`  - ${line}`);
  for (const line of added.slice(0, Number(shown))) console.log(`  + ${line}`);
}
console.log(`${changed} of ${new Set([...before, ...after]).size} pages differ`);

function listPages(folder: string): ReadonlySet<string> {
  return new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html")));
}

function readLines(folder: string, page: string): readonly string[] {
  return readFileSync(join(folder, page), "utf8")
    .replace(/-[\da-f]{10}(?=\.(?:js|css)\b)| integrity="[^"]*"/g, "")
    .split("\n");
}

/** Returns the lines of the first list that the second has fewer times, in their order. */
function subtractLines(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count < 1;
  });
}
