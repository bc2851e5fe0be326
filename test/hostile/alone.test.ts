import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeFolder, readTree } from "../setup/disk.ts";
import { writeDiscussion } from "../setup/site.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("a build needs neither the network nor anything of the environment", { timeout: 240_000 }, async () => {
  const folder = makeFolder({ "content/discussions/a.md": writeDiscussion() });
  const [output, store] = [join(folder, "dist"), join(folder, "store")];
  const options = ["--content", join(folder, "content"), "--output", output, "--store", store, "--now", "2026-11-27"];
  const guards = ["--import", "tsx", "--import", "./test/hostile/no-network.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, [...guards, "scripts/commands/build.ts", ...options], {
    cwd: root,
    env: {},
  });
  expect(stdout).toContain("1 discussion listed");
  expect(Object.keys(readTree(output))).toEqual(
    expect.arrayContaining(["discussions/a/index.html", "search/index/pagefind.js", "_headers"]),
  );
});
