import { execFile } from "node:child_process";
import { cpSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { findSite, listFiles, makeFolder } from "../support/disk.ts";
import { buildSound, withCards } from "../support/site/site.ts";

// Whole builds wait for each other on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const project = fileURLToPath(new URL("../..", import.meta.url));

test("Eleventy's own command writes the same files from the table of pages", async () => {
  const [folder, output] = [makeFolder(), makeFolder()];
  const content = join(folder, "content");
  cpSync(findSite("persian"), content, { recursive: true });
  // Eleventy takes the configuration relative to the working directory, which holds the content.
  const config = relative(folder, join(project, ".eleventy.ts"));
  const args = [join(project, "node_modules/@11ty/eleventy/cmd.cjs"), `--config=${config}`, `--output=${output}`, "--quiet"];
  await promisify(execFile)(process.execPath, ["--import", import.meta.resolve("tsx"), ...args], { cwd: folder });
  // The command draws all cards and caches them like real builds.
  const options = { clock: Math.floor(Date.now() / 1000), store: ".goftogu", ...withCards };
  const { files } = await buildSound(content, options);
  expect(listFiles(output)).toEqual(files.filter((file) => file !== ".goftogu"));
});
