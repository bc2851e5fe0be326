import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Defence, findFile } from "./defence.ts";
import { defences } from "./defences.ts";

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[] }[];
}

/** Copies the project into a temporary folder, where defences can be switched off. */
function copyProject(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "goftogu-mutation-")));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
  for (const file of listed.split("\0").filter((name) => name !== "")) cpSync(file, join(folder, file), { errorOnExist: false });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Runs tests until one fails. */
function runTests(folder: string, tests: string): { readonly count: number; readonly failure: string | undefined } {
  const output = join(folder, "report.json");
  rmSync(output, { force: true });
  spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--bail=1", "--reporter=json", `--outputFile=${output}`, tests], {
    cwd: folder,
    stdio: "ignore",
  });
  const { testResults }: Report = JSON.parse(readFileSync(output, "utf8"));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return { count: results.length, failure: results.find(({ status }) => status === "failed")?.fullName };
}

/** Returns the name of a test that fails without the defence. */
function findFailureWithout(defence: Defence, folder: string): string | undefined {
  const { code, without, tests } = defence;
  const path = join(folder, findFile(defence));
  const whole = readFileSync(path, "utf8");
  writeFileSync(
    path,
    whole.replace(code, () => without),
  );
  try {
    return runTests(folder, tests).failure;
  } finally {
    writeFileSync(path, whole);
  }
}

/** Prints a failing test for each defence. Returns the names of defences without a failing test. */
function runMutations(tried: readonly Defence[]): readonly string[] {
  const folder = copyProject();
  const unnoticed: string[] = [];
  try {
    for (const tests of new Set(tried.map((defence) => defence.tests))) {
      const { count, failure } = runTests(folder, tests);
      if (count === 0 || failure !== undefined) throw new Error(`with all defences on, ${tests} fails: ${failure ?? "no test was run"}`);
    }
    console.log("| defence | switched off in | a test that fails |\n|---|---|---|");
    for (const defence of tried) {
      const failure = findFailureWithout(defence, folder);
      if (failure === undefined) unnoticed.push(defence.name);
      console.log(`| ${defence.name} | \`${findFile(defence)}\` | ${(failure ?? "none").replaceAll("|", "\\|").slice(0, 140)} |`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return unnoticed;
}

/** Says which entry needs a correction. */
function describeLoss(defence: Defence): readonly string[] {
  try {
    findFile(defence);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

// `--list` only checks that the code of every defence is found. Other arguments are parts of names.
const { values, positionals } = parseArgs({ options: { list: { type: "boolean" } }, allowPositionals: true });
const tried = defences.filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)));
const complaints = tried.flatMap(describeLoss);
if (complaints.length === 0 && values.list) console.log(`The code of all ${tried.length} defences is found.`);
else if (complaints.length === 0) complaints.push(...runMutations(tried).map((name) => `No test fails without “${name}”.`));
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
