import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Cost, measureProcess } from "./measure-process.ts";
import { hugos, writeCorpus } from "./write-corpus.ts";

/** The Hugo on this machine. */
export interface Hugo {
  readonly command: string;
  /** @example "0.168.0" */
  readonly version: string;
}

/** Undefined if there is none. */
export function findHugo(command = "hugo"): Hugo | undefined {
  const { status, stdout } = spawnSync(command, ["version"], { encoding: "utf8" });
  return status === 0 ? readHugo(command, stdout) : undefined;
}

/**
 * Reads the output of `hugo version`. The Python package first prints, in colour, the path of the
 * real program. That path is used, so that the start of Python is not counted.
 */
export function readHugo(command: string, printed: string): Hugo | undefined {
  const [, version] = /^hugo v(\d+\.\d+\.\d+)/m.exec(printed) ?? [];
  if (version === undefined) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a colour ends in one.
  const [, real] = /^.*Running Hugo .* at ([^\x1b\n]+)/m.exec(printed) ?? [];
  return { command: real ?? command, version };
}

/**
 * Builds the forum of `count` discussions from scratch with Hugo: discussions with replies, tags
 * with pages of fifty and feeds, home and sitemap.
 */
export async function measureHugo({ command, version }: Hugo, count: number): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), "goftogu-bench-hugo-"));
  try {
    cpSync(fileURLToPath(new URL("hugo", import.meta.url)), folder, { recursive: true });
    writeFileSync(join(folder, "hugo.toml"), formatConfig(version));
    writeCorpus(join(folder, "content"), count, hugos);
    return await measureProcess(command, ["--quiet", "--source", folder, "--destination", join(folder, "public")], folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The setting for the page size was renamed in 0.128. */
function formatConfig(version: string): string {
  const minor = Number(version.split(".")[1]);
  return `baseURL = "https://forum.example/"
title = "گفتگو"
disableKinds = ["section"]
${minor < 128 ? "paginate = 50" : ""}
[taxonomies]
tag = "tags"
[frontmatter]
date = ["created"]
[markup.highlight]
noClasses = false
[services.rss]
limit = 50
${minor < 128 ? "" : "[pagination]\npagerSize = 50"}
`;
}
