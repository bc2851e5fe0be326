import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { posix, win32 } from "node:path";
import { chromium } from "playwright-core";

/** The properties of a machine that the search for a browser needs. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The path of the browser that playwright-core installs. */
  readonly managed: string;
  /** True if a browser at this path starts. */
  readonly isBrowser: (path: string) => boolean;
}

export type FoundBrowser =
  | { readonly kind: "found"; readonly path: string }
  | { readonly kind: "none" }
  /** `CHROMIUM_PATH` is not a browser. Using another one would hide the mistake. */
  | { readonly kind: "wrong"; readonly path: string };

const names = ["chromium", "google-chrome", "google-chrome-stable", "chrome", "chromium-browser"];

/**
 * Finds Chromium or a browser based on it: in `CHROMIUM_PATH`, on the `PATH`, or in the folders of
 * installers.
 */
export function findBrowser(machine: Machine): FoundBrowser {
  const { CHROMIUM_PATH: named } = machine.env;
  if (named) return machine.isBrowser(named) ? { kind: "found", path: named } : { kind: "wrong", path: named };
  const path = [...listOnPath(machine), ...listWellKnown(machine), machine.managed].find(machine.isBrowser);
  return path === undefined ? { kind: "none" } : { kind: "found", path };
}

function listOnPath({ platform, env }: Machine): readonly string[] {
  const { join, delimiter } = platform === "win32" ? win32 : posix;
  const folders = (env.PATH ?? env.Path ?? "").split(delimiter).filter((folder) => folder !== "");
  const files = platform === "win32" ? names.map((name) => `${name}.exe`) : names;
  return files.flatMap((file) => folders.map((folder) => join(folder, file)));
}

function listWellKnown({ platform, env }: Machine): readonly string[] {
  if (platform === "darwin") return listApplications(env.HOME);
  if (platform === "win32") return listPrograms(env);
  return ["/usr/bin/chromium", "/usr/bin/google-chrome", "/opt/google/chrome/chrome", "/usr/bin/chromium-browser", "/snap/bin/chromium"];
}

function listApplications(home: string | undefined): readonly string[] {
  const folders = ["/Applications", ...(home ? [`${home}/Applications`] : [])];
  const apps = ["Google Chrome", "Chromium", "Microsoft Edge"];
  return apps.flatMap((app) => folders.map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`));
}

function listPrograms(env: Machine["env"]): readonly string[] {
  const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter((folder) => folder !== undefined);
  const programs = [
    "Google\\Chrome\\Application\\chrome.exe",
    "Chromium\\Application\\chrome.exe",
    "Microsoft\\Edge\\Application\\msedge.exe",
  ];
  return programs.flatMap((program) => folders.map((folder) => win32.join(folder, program)));
}

/** The machine that the tests run on. */
const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  managed: chromium.executablePath(),
  isBrowser: (path) => existsSync(path) && starts(path),
};

/** The browser for the tests, or one sentence on what to do without one. */
export function findTestBrowser(): { readonly path: string } | { readonly complaint: string } {
  const found = findBrowser(thisMachine);
  return found.kind === "found" ? found : { complaint: complain(found) };
}

function complain(found: Exclude<FoundBrowser, { readonly kind: "found" }>): string {
  if (found.kind === "wrong") return `CHROMIUM_PATH names \`${found.path}\`, which is no browser that starts: mend it, or unset it.`;
  return "The browser tests need Chrome or Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to where it is.";
}

/**
 * The `chromium-browser` of Ubuntu only prints what to install instead. On Windows, asking for the
 * version opens a window.
 */
function starts(path: string): boolean {
  return process.platform === "win32" || spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}
