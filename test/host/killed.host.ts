import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { createMoments } from "../build/output/moments.ts";
import { findTorn } from "../build/output/sites.ts";
import { runCommand } from "../support/command.ts";
import { makeFolder, readTree } from "../support/disk.ts";
import { buildTrees, forums, listArguments } from "./sites.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
let trees: readonly Readonly<Record<string, string>>[];

beforeAll(async () => {
  trees = await buildTrees();
});

function start(command: "build" | "preview", args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ["scripts/run.mjs", `scripts/commands/${command}.ts`, ...args], { cwd: root });
}

/** Kills a build the given milliseconds after its start or its publishing. It may have ended. */
async function killBuild(content: string, output: string, moment: number, since: "start" | "publishing"): Promise<void> {
  const child = start("build", listArguments(content, output));
  const ended = once(child, "exit");
  const publishing = new Promise<void>((resolve) => child.stderr?.on("data", (text) => /Publishing/.test(text) && resolve()));
  // A build that finds nothing new publishes nothing.
  if (since === "publishing") await Promise.race([publishing, ended]);
  await setTimeout(moment);
  child.kill("SIGKILL");
  await ended;
}

/** Starts a preview and ends it as soon as it serves. */
async function preview(output: string): Promise<void> {
  const child = start("preview", [`--output=${output}`, "--base=https://example.org/", "--port=0"]);
  const ended = once(child, "exit");
  await Promise.race([once(child.stdout ?? child, "data"), ended]);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
}

test("after each of a hundred builds killed at random times, the next command finds the old or the new tree", async () => {
  const output = join(makeFolder(), "dist");
  await runCommand("build", listArguments(forums[0] ?? "", output));
  const found: number[] = [];
  for (const [index, part] of createMoments(100, 1).entries()) {
    const content = forums[(index + 1) % 2] ?? "";
    if (index % 3 === 0) await killBuild(content, output, part * 3000, "start");
    else await killBuild(content, output, part * 25, "publishing");
    const torn = readTree(output);
    expect(findTorn(torn, trees)).toEqual([]);
    found.push(Number(".goftogu-journal" in torn));
    await preview(output);
    expect(trees).toContainEqual(readTree(output));
    if (index % 10 > 0) continue;
    expect(await runCommand("build", listArguments(content, output))).toMatchObject({ status: 0 });
    expect(readTree(output)).toEqual(trees[(index + 1) % 2]);
  }
  process.stdout.write(`${found.filter(Boolean).length} of ${found.length} were killed while their journal was open.\n`);
});
