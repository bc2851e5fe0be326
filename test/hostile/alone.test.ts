import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeFolder, readTree } from "../support/disk.ts";
import { writeDiscussion } from "../support/site/site.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);

test("a build needs no network and no environment variables", { timeout: 240_000 }, async () => {
  const folder = makeFolder({ "content/discussions/a.md": writeDiscussion() });
  const [output, store] = [join(folder, "dist"), join(folder, "store")];
  const options = ["--content", join(folder, "content"), "--output", output, "--store", store, "--now", "2026-11-27"];
  const guards = ["--import", "tsx", "--import", "./test/hostile/no-network.ts"];
  const { stdout } = await run(process.execPath, [...guards, "scripts/commands/build.ts", ...options], {
    cwd: root,
    env: {},
  });
  expect(stdout).toContain("1 discussion listed");
  expect(Object.keys(readTree(output))).toEqual(
    expect.arrayContaining(["discussions/a/index.html", "search/index/entry.json", "_headers"]),
  );
});

// The permission model refuses every `fsync`.
test("a build runs with the flags of `node --permission` in SECURITY.md", { timeout: 240_000 }, async () => {
  const folder = makeFolder({ "content/discussions/a.md": writeDiscussion() });
  const [content, output, store] = [join(folder, "content"), join(folder, "dist"), join(folder, "store")];
  for (const path of [output, store]) mkdirSync(path);
  const flag = process.allowedNodeEnvironmentFlags.has("--permission") ? "--permission" : "--experimental-permission";
  const readable = [root, content, output, store].map((path) => `--allow-fs-read=${join(path, "*")}`);
  const writable = [output, store].map((path) => `--allow-fs-write=${join(path, "*")}`);
  const build = ["scripts/run.mjs", "scripts/commands/build.ts"];
  const options = ["--content", content, "--output", output, "--store", store, "--now", "2026-11-27", "--workers", "0"];
  await run(process.execPath, [...build, "--help"], { cwd: root });
  const flags = [flag, ...readable, ...writable, "--allow-addons", "--allow-child-process"];
  const { stdout } = await run(process.execPath, [...flags, ...build, ...options], { cwd: root, env: {} });
  expect(stdout).toContain("1 discussion listed");
  expect(Object.keys(readTree(output))).toContain("discussions/a/index.html");
});
