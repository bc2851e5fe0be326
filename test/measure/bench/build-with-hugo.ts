import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Cost, measureProcess, type ProcessCost } from "./measure-process.ts";
import { measureOutput } from "./output-size.ts";
import type { Peer } from "./peers.ts";
import { flushDisk, writeContent } from "./write-content.ts";

interface HugoCosts {
  readonly hugo: Cost;
  /** Hugo, then Pagefind. */
  readonly hugoAndPagefind?: Cost;
}

/**
 * Builds a forum of `count` discussions from scratch with Hugo: discussions, tags with pages of
 * fifty and feeds of excerpts, home and sitemap. Then Pagefind, if given, indexes the output.
 */
export async function buildWithHugo(hugo: Peer, pagefind: Peer | undefined, count: number, corpus: string): Promise<HugoCosts> {
  const folder = mkdtempSync(join(tmpdir(), "goftogu-bench-hugo-"));
  const output = join(folder, "public");
  const run = (peer: Peer, args: readonly string[]) => measureProcess(peer.command, [...peer.args, ...args], folder);
  try {
    cpSync(fileURLToPath(new URL("hugo", import.meta.url)), folder, { recursive: true });
    writeFileSync(join(folder, "hugo.toml"), formatConfig(hugo.version));
    writeContent(join(folder, "content"), count, corpus);
    flushDisk();
    const cost = await run(hugo, ["--quiet"]);
    const alone = { ...cost, ...measureOutput(output) };
    if (pagefind === undefined) return { hugo: alone };
    const both = addCosts(cost, await run(pagefind, ["--site", output]));
    return { hugo: alone, hugoAndPagefind: { ...both, ...measureOutput(output) } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The cost of two commands, one after the other. */
export function addCosts(one: ProcessCost, other: ProcessCost): ProcessCost {
  return {
    seconds: one.seconds + other.seconds,
    cpu: combineKnown(one.cpu, other.cpu, (a, b) => a + b),
    memory: combineKnown(one.memory, other.memory, Math.max),
    treeMemory: combineKnown(one.treeMemory, other.treeMemory, Math.max),
  };
}

function combineKnown(
  one: number | undefined,
  other: number | undefined,
  combine: (one: number, other: number) => number,
): number | undefined {
  return one === undefined || other === undefined ? undefined : combine(one, other);
}

/** The setting for the page size was renamed in 0.128. */
function formatConfig(version: string): string {
  const minor = Number(version.split(".")[1]);
  return `baseURL = "https://forum.example/"
title = "گفتگو"
languageCode = "fa"
disableKinds = ["section"]
${minor < 128 ? "paginate = 50" : ""}
[taxonomies]
tag = "tags"
[frontmatter]
date = ["created"]
lastmod = ["updated", "created"]
[markup.highlight]
noClasses = false
[services.rss]
limit = 50
${minor < 128 ? "" : "[pagination]\npagerSize = 50"}
`;
}
