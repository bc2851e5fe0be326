import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { UsageError } from "../usage-error.ts";

/**
 * Refuses a store that git tracks. Builds trust their cache, and anybody can change tracked files
 * with a pull request. Outside of a repository, or without git, nothing is tracked.
 *
 * @throws {UsageError} also if git fails.
 */
export function refuseTrackedStore(store: string): void {
  if (!lstatSync(store, { throwIfNoEntry: false })) return;
  if (listPlaces(store).some(isTracked))
    throw new UsageError(
      `Git tracks \`${store}\`, and whoever wrote it there would decide what the site shows: take it out with \`git rm -rf ${store}\`.`,
    );
}

/** The path of a store, and its target if it is a link. Links of its parents are followed. */
function listPlaces(store: string): readonly string[] {
  const path = resolve(store);
  const place = join(realpathSync(dirname(path)), basename(path));
  const target = existsSync(place) ? realpathSync(place) : place;
  return target === place ? [place] : [place, target];
}

/** Exit status of git for a failure. */
const fatal = 128;

/** @throws {UsageError} if git cannot read the repository. */
function isTracked(place: string): boolean {
  // Windows looks for a program in the current folder first, so no folder of the project may be it.
  const { stdout, stderr, status } = spawnSync("git", ["-C", dirname(place), ...wary, "ls-files", "-z", "--", nameExactly(place)], {
    cwd: dirname(process.execPath),
    env: { ...dropGit(process.env), LC_ALL: "C" },
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    windowsHide: true,
  });
  if (status === fatal && !stderr.includes("not a git repository"))
    throw new UsageError(`Git does not say whether it tracks \`${place}\` (${stderr.trim().split("\n")[0]}): choose another with --store.`);
  return (stdout ?? "") !== "";
}

/**
 * Nothing is run, so the owner of the files does not matter. A folder that only looks like a
 * repository is none (git-config(1)).
 */
const wary = ["-c", "core.fsmonitor=false", "-c", "safe.directory=*", "-c", "safe.bareRepository=explicit"];

/** Ignores case, since `.GOFTOGU` is the same folder on some disks (gitglossary(7), "pathspec"). */
function nameExactly(place: string): string {
  return `:(icase,literal)${basename(place)}`;
}

/** Without the variables that would lead git to another repository, as in its hooks. */
function dropGit(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.toUpperCase().startsWith("GIT_")));
}
