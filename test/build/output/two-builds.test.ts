import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCommand } from "../../support/command.ts";
import { makeFolder, readTree } from "../../support/disk.ts";
import { writeDiscussion } from "../../support/site/site.ts";

it("builds of several processes into one folder: the site is whole, and each build succeeds or names the other", async () => {
  const files = Array.from({ length: 30 }, (_, index) => [`discussions/d${index}.md`, writeDiscussion({}, `Text ${index}.`)]);
  const content = makeFolder(Object.fromEntries(files));
  const [output, alone] = [join(makeFolder(), "dist"), join(makeFolder(), "dist")];
  const build = (folder: string) => {
    const fixed = ["--now=2026-11-27T00:00:00Z", "--no-search", "--store", makeFolder()];
    return runCommand("build", ["--content", content, "--output", folder, ...fixed]);
  };
  const ended = await Promise.all([build(output), build(output), build(output)]);
  const refusal = /^The command failed: another build \(process \d+\) is writing to `/m;
  expect(ended.filter(({ status }) => status === 0).length).toBeGreaterThan(0);
  expect(ended.filter(({ status, errors }) => status !== 0 && !(status === 3 && refusal.test(errors)))).toEqual([]);
  await build(alone);
  expect(readTree(output)).toEqual(readTree(alone));
  expect(readdirSync(output).filter((name) => name.startsWith(".goftogu-"))).toEqual([]);
});
