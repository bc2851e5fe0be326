import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { type FoundBrowser, findBrowser, type Machine } from "./find-browser.ts";

/** The machine that the tests run on. */
const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  managed: chromium.executablePath(),
  isBrowser: (path) => existsSync(path) && starts(path),
};

/** The browser to test with, or one sentence that says what to do about there being none. */
export function findTestBrowser(): { readonly path: string } | { readonly complaint: string } {
  const found = findBrowser(thisMachine);
  return found.kind === "found" ? found : { complaint: complain(found) };
}

function complain(found: Exclude<FoundBrowser, { readonly kind: "found" }>): string {
  if (found.kind === "wrong") return `CHROMIUM_PATH names \`${found.path}\`, which is no browser that starts: mend it, or unset it.`;
  return "The browser tests need Chrome or Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to where it is.";
}

/** Ubuntu has a `chromium-browser` that only says what to install instead. On Windows, asking for the version opens a window. */
function starts(path: string): boolean {
  return process.platform === "win32" || spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}
