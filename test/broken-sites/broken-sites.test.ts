import { cpSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { pages } from "../../.eleventy.ts";
import { prepareBuild } from "../../scripts/build/plan.ts";
import { settingsFiles } from "../../scripts/content/parse/files/settings-file.ts";
import { describeProblem, formatProblem } from "../../scripts/problems/format-problem.ts";
import { findProblemWords } from "../../scripts/problems/languages.ts";
import { makeFolder } from "../support/disk.ts";
import { printProblem } from "../support/english.ts";
import { loadAssetsOnce, now, writeDiscussion } from "../support/site/site.ts";

const folder = fileURLToPath(new URL("./fixtures/sites/", import.meta.url));

/** One folder for each mistake, with the content and the messages of a build. */
const sites = readdirSync(folder).sort();

function readExpected(site: string): readonly string[] {
  return readFileSync(`${folder}${site}/expected.txt`, "utf8").trimEnd().split("\n");
}

const persian = findProblemWords("fa");

/** A place and two sentences that start in Persian. Only names and backticks have other letters. */
const persianLine =
  /^[^:]+:\d+:\d+: (?=\p{Script=Arabic})(?:[^A-Za-z0-9`]|`[^`]*`|UTF-(?:8|16)|Windows-1256|YAML|IANA|NUL|CR|LF)+\. (?=\p{Script=Arabic}).+[.؟]$/u;

async function print(content: string, skipBroken: boolean) {
  const options = { content, clock: now, skipBroken, search: true, isCheck: true, loadAssets: loadAssetsOnce } as const;
  const { loaded, problems } = await prepareBuild(options, pages);
  const listed = loaded.forum.entries.map(({ discussion }) => discussion.slug);
  for (const problem of problems) expect(formatProblem(describeProblem(problem, persian))).toMatch(persianLine);
  return { problems: problems.map(printProblem), notes: loaded.notes.map(printProblem), listed };
}

describe("a site with", () => {
  test.each(sites)("%s", async (site) => {
    expect(await print(`${folder}${site}/content`, false)).toEqual({ problems: readExpected(site), notes: [], listed: expect.any(Array) });
  });
});

/** Problems of a whole site or between two discussions. Skipping a file does not solve them. */
const lasting = new RegExp(
  `^(?:${[...settingsFiles, "theme.css"].map((name) => name.replace(".", "\\.")).join("|")}):|: the address |: the tag \`.*\` has the same address as |: the name (?:\`.*\` )?is the same as the name of |: the folder beside this file|: this folder is inside the folder of the discussion|: this is a discussion, but it is in the folder of|/three short words\\.md:`,
);

describe("an owner who skips broken files builds a site with", () => {
  test.each(sites)("%s, unless the problem concerns the whole site", async (site) => {
    const content = makeFolder({ "discussions/sound.md": writeDiscussion() });
    cpSync(`${folder}${site}/content`, content, { recursive: true });
    const sentences = readExpected(site).filter((line) => !line.includes("there is no discussion"));
    expect(await print(content, true)).toEqual({
      problems: sentences.filter((line) => lasting.test(line)),
      notes: sentences.filter((line) => !lasting.test(line)).map((line) => line.replace(/^(.*?:\d+:\d+: )/, "$1held back: ")),
      listed: expect.arrayContaining(["sound"]),
    });
  });
});
