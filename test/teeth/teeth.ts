import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Defence } from "./defence.ts";
import { defences } from "./defences.ts";

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[] }[];
}

/** A copy of the files of the project, in which defences can be switched off. */
function copyProject(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "goftogu-teeth-")));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
  for (const file of listed.split("\0").filter((name) => name !== "")) cpSync(file, join(folder, file), { errorOnExist: false });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/** The first test that fails of those that a filter finds. */
function findFailure(folder: string, asked: string): string | undefined {
  const output = join(folder, "report.json");
  rmSync(output, { force: true });
  spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--bail=1", "--reporter=json", `--outputFile=${output}`, asked], {
    cwd: folder,
    stdio: "ignore",
  });
  const { testResults }: Report = JSON.parse(readFileSync(output, "utf8"));
  return testResults.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === "failed")?.fullName;
}

/** The first test that fails without a defence. */
function findTooth(folder: string, { file, on, off, asked }: Defence): string | undefined {
  const path = join(folder, file);
  const whole = readFileSync(path, "utf8");
  writeFileSync(
    path,
    whole.replace(on, () => off),
  );
  try {
    return findFailure(folder, asked);
  } finally {
    writeFileSync(path, whole);
  }
}

/** Parts of the names of defences; none for all. */
const wanted = process.argv.slice(2);
const folder = copyProject();
const tried = defences.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const toothless: string[] = [];
try {
  for (const asked of new Set(tried.map((defence) => defence.asked))) {
    const failed = findFailure(folder, asked);
    if (failed !== undefined) throw new Error(`with all defences on, this fails already: ${failed}`);
  }
  console.log("| defence | switched off in | a test that fails |\n|---|---|---|");
  for (const defence of tried) {
    const tooth = findTooth(folder, defence);
    if (tooth === undefined) toothless.push(defence.name);
    console.log(`| ${defence.name} | \`${defence.file}\` | ${(tooth ?? "none").replaceAll("|", "\\|").slice(0, 140)} |`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (toothless.length > 0) console.error(`No test fails without: ${toothless.join("; ")}.`);
process.exitCode = toothless.length > 0 ? 1 : 0;
