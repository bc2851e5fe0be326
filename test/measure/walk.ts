import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { buildSite } from "../../scripts/build/build.ts";
import { bundleInstrumented, countChanges, findFolder, recordCalls } from "./recorded-calls.ts";

/** The module that exports `buildSite`. */
const entry = "scripts/build/build.ts";

/** A forum of one discussion with one tag and one reply. */
const files = {
  "site.yaml": "name: Forum\nlanguage: en\ntimeZone: UTC\nbase: https://forum.example/\n",
  "discussions/question.md": "---\ntitle: Question\nauthor: Sara\ncreated: 2026-01-05T08:00:00Z\ntags: [php]\n---\nWhat is `1 + 1`?\n",
  "discussions/question/answer.md": "---\nauthor: Omid\ncreated: 2026-01-06T08:00:00Z\n---\n**Two**.\n",
};

/** 2026-11-27T00:00:00Z. */
const clock = 1_795_737_600;

const { values: shown } = parseArgs({ options: { files: { type: "boolean" }, calls: { type: "boolean" } } });
const root = join(import.meta.dirname, "../..");
mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
// Inside `node_modules`, since the bundle imports packages by their names.
const folder = mkdtempSync(join(root, "node_modules/.cache/walk-"));
try {
  const calls = await walk();
  const folders = countChanges(calls.map(findFolder));
  const changes = [...folders.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${calls.length} calls, ${changes} changes of folder\n\n${formatCounts(folders)}`);
  if (shown.files) console.log(`\n${formatCounts(countChanges(calls))}`);
  if (shown.calls) console.log(`\n${calls.join("\n")}`);
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * Lists the files of the functions that a clean build calls, in order. Only the order of callbacks
 * of esbuild may vary.
 */
async function walk(): Promise<readonly string[]> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, "content", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const bundle = join(folder, "bundle.mjs");
  await bundleInstrumented(root, entry, bundle);
  const built: { readonly buildSite: typeof buildSite } = await import(pathToFileURL(bundle).href);
  const folders = { content: join(folder, "content"), output: join(folder, "dist"), store: join(folder, "store") };
  return recordCalls(async () => {
    const { problems } = await built.buildSite({ ...folders, clock, skipBroken: false, search: true, workers: 0 }, () => undefined);
    if (problems.length > 0) throw new Error(JSON.stringify(problems, null, 2));
  });
}

function formatCounts(counts: ReadonlyMap<string, number>): string {
  const rows = [...counts].slice(0, 20);
  return rows.map(([pair, count]) => `${count.toString().padStart(6)}  ${pair}`).join("\n");
}
