import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { countTests, formatCounts } from "./counts.ts";
import { findFastFolder } from "./fast-folder.ts";
import { installBrowser } from "./install-browser.ts";
import { findTestBrowser } from "./this-machine.ts";

/** Tests that need a browser fail where there is none; the others run all the same. */
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
    env: { ...process.env, ...env, TMPDIR: findFastFolder(process.env) },
  });
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  rmSync(folder, { recursive: true });
  return { status, report };
}

const { status, report } = runTests(process.argv.slice(2), prepareBrowser());
const counts = countTests(report, status);
console.log(formatCounts(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
