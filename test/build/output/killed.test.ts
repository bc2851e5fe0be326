import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { recover } from "../../../scripts/build/output/recover.ts";
import { makeFolder, readTree } from "../../support/disk.ts";
import { buildLargeSite, versions } from "./large-site.ts";
import { createMoments } from "./moments.ts";
import { findTorn, publishSite } from "./sites.ts";

const sites = versions.map((version) => buildLargeSite(version));
const trees = sites.map((site) => {
  const output = makeFolder();
  publishSite(site, output);
  return JSON.stringify(readTree(output));
});
/** Milliseconds after which publishing has ended on a slow machine. */
const longest = 30;
const lanes = 2;

/** Bundled as one plain script, which starts ten times as fast. */
async function bundle(): Promise<string> {
  const outfile = join(makeFolder(), "endless-builds.mjs");
  const entry = fileURLToPath(new URL("endless-builds.ts", import.meta.url));
  await build({ entryPoints: [entry], outfile, bundle: true, platform: "node", format: "esm" });
  return outfile;
}

/** Kills builds of one folder, each the given milliseconds after it began to publish. */
async function killBuilds(script: string, moments: readonly number[]): Promise<void> {
  const output = makeFolder();
  publishSite(buildLargeSite("one"), output);
  for (const moment of moments) {
    const child = spawn(process.execPath, [script, output], { stdio: ["ignore", "pipe", "inherit"] });
    const ended = once(child, "exit");
    await once(child.stdout, "data");
    await setTimeout(moment);
    child.kill("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);
    expect(findTorn(readTree(output), sites)).toEqual([]);
    expect(recover(output)).toBe(true);
    expect(trees).toContain(JSON.stringify(readTree(output)));
  }
}

test("fifty builds killed at random times each leave the old tree or the new one", async () => {
  const script = await bundle();
  const moments = createMoments(50, longest);
  const parts = Array.from({ length: lanes }, (_, lane) => moments.filter((_, index) => index % lanes === lane));
  await Promise.all(parts.map((part) => killBuilds(script, part)));
});
