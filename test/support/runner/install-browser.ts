import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const minutes = 60_000;

/**
 * Tries to install a browser: Debian's by apt-get if that is allowed, or else the one that
 * playwright-core downloads.
 * The caller checks whether it worked.
 *
 * @param log file for the output of the installers.
 */
export function installBrowser(log: string, isThere: () => boolean): void {
  const aptGet = findAptGet();
  if (aptGet !== undefined) {
    console.log(`No browser was found: installing Debian's chromium with apt-get (log: ${log}).`);
    if (run(log, [...aptGet, "update"]) && run(log, [...aptGet, "install", "-y", "--no-install-recommends", "chromium"]) && isThere())
      return;
  }
  console.log(`No browser was found: downloading one with playwright-core (log: ${log}).`);
  const cli = join(dirname(createRequire(import.meta.url).resolve("playwright-core/package.json")), "cli.js");
  run(log, [process.execPath, cli, "install", "--no-shell", "chromium"]);
}

/** As root, or by a sudo without a password. */
function findAptGet(): readonly string[] | undefined {
  if (!succeeds(["apt-get", "--version"])) return undefined;
  const command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  if (process.getuid?.() === 0) return command;
  return succeeds(["sudo", "-n", "true"]) ? ["sudo", "-n", ...command] : undefined;
}

function succeeds([program = "", ...args]: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: "ignore", timeout: minutes }).status === 0;
}

function run(log: string, [program = "", ...args]: readonly string[]): boolean {
  const file = openSync(log, "a");
  const { status } = spawnSync(program, args, { stdio: ["ignore", file, file], timeout: 5 * minutes });
  closeSync(file);
  return status === 0;
}
