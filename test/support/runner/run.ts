import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { countTests, formatCounts } from "./counts.ts";
import { findFastFolder } from "./fast-folder.ts";
import { findTestBrowser } from "./find-browser.ts";
import { installBrowser } from "./install-browser.ts";

interface Form {
  /** Arguments of vitest. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly needsBrowser: boolean;
}

/** The forms of the tests by their option. */
const forms: Readonly<Record<string, Form>> = {
  // The projects of vitest.config.ts without a browser. Vitest would leave one core idle for it.
  "--fast": { args: ["--project=pure", "--project=whole", "--project=replacing", "--maxWorkers=100%"], env: {}, needsBrowser: false },
  // The same tests with more input. The seed is the day, so that every night tries other mutations.
  // A failure names the seed.
  "--long": {
    args: ["test/hostile/growth", "test/hostile/mutations", "test/hostile/excerpts", "test/build/cache/random-edits"],
    env: {
      GOFTOGU_GROWTH: "all",
      GOFTOGU_MUTATIONS: "10000",
      GOFTOGU_SEED: String(Math.floor(Date.now() / 86_400_000)),
      GOFTOGU_EXCERPTS: "all",
      EDITS: "100",
      DISCUSSIONS: "20",
    },
    needsBrowser: false,
  },
};

const defaultForm: Form = { args: [], env: {}, needsBrowser: true };

/** Finds a browser, or installs one. Without one, tests that need it fail and the others run. */
function prepareBrowser(): Record<string, string> {
  const found = findTestBrowser();
  if ("path" in found) return { CHROMIUM_PATH: found.path };
  if (!process.env.CHROMIUM_PATH) installBrowser(join(tmpdir(), "goftogu-browser.log"), () => "path" in findTestBrowser());
  const second = findTestBrowser();
  if ("path" in second) return { CHROMIUM_PATH: second.path };
  console.log(second.complaint);
  return {};
}

function runTests(args: readonly string[], env: Record<string, string>): { readonly status: number | null; readonly report: unknown } {
  const folder = mkdtempSync(join(tmpdir(), "goftogu-tests-"));
  const file = join(folder, "report.json");
  const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { status } = spawnSync(process.execPath, [vitest, "run", ...reporters, ...args], {
    stdio: "inherit",
    env: { ...process.env, TMPDIR: findFastFolder(process.env), ...env },
  });
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  rmSync(folder, { recursive: true });
  return { status, report };
}

const given = process.argv.slice(2);
const form = forms[given.find((argument) => argument in forms) ?? ""] ?? defaultForm;
const args = [...form.args, ...given.filter((argument) => !(argument in forms))];
const { status, report } = runTests(args, { ...form.env, ...(form.needsBrowser && prepareBrowser()) });
const counts = countTests(report, status);
console.log(formatCounts(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
