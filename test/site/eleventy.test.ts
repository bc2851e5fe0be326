import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { listFiles, makeFolder } from "../support/disk.ts";
import { buildSound, withCards } from "../support/site/site.ts";

// Whole builds wait for each other on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const root = fileURLToPath(new URL("../..", import.meta.url));
const eleventy = fileURLToPath(new URL("../../node_modules/@11ty/eleventy/cmd.cjs", import.meta.url));

test("Eleventy's own command writes the same files from the table of pages", async () => {
  const output = makeFolder();
  await promisify(execFile)(process.execPath, ["--import", "tsx", eleventy, "--config=.eleventy.ts", `--output=${output}`, "--quiet"], {
    cwd: root,
  });
  // The command draws all cards and caches them like real builds.
  const options = { clock: Math.floor(Date.now() / 1000), store: ".goftogu", ...withCards };
  const { files } = await buildSound("content", options);
  expect(listFiles(output)).toEqual(files.filter((file) => file !== ".goftogu"));
});
