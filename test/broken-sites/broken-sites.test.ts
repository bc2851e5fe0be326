import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { pages } from "../../.eleventy.ts";
import { prepareBuild } from "../../scripts/commands/prepare-build.ts";
import { formatProblem } from "../../scripts/content/problem.ts";
import { settingsFiles } from "../../scripts/content/tree.ts";
import { now } from "../setup/site.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** One folder for each mistake: the content, and beside it the sentences that a build prints. */
const sites = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== "fixtures" ? [entry.name] : [],
);

function readExpected(site: string): string {
  return readFileSync(`${folder}${site}/expected.txt`, "utf8");
}

async function print(site: string, skipBroken: boolean) {
  const { loaded, problems } = await prepareBuild({ content: `${folder}${site}/content`, clock: now, skipBroken }, pages);
  const join = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");
  return { problems: join(problems.map(formatProblem)), notes: join(loaded.notes.map(formatProblem)), loaded };
}

describe("a site with", () => {
  test.each(sites)("%s", async (site) => {
    expect(await print(site, false)).toMatchObject({ problems: readExpected(site), notes: "" });
  });
});
