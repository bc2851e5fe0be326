import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { UsageError } from "../usage-error.ts";

/**
 * Refuses a store that git tracks. Builds believe what they find there, and what git tracks anybody may send in a pull request.
 * A folder that lies in no repository, or a machine without git, has nothing that git tracks.
 *
 * @throws {UsageError} also where git fails to tell.
 */
export function refuseTrackedStore(store: string): void {
  if (!lstatSync(store, { throwIfNoEntry: false })) return;
  if (listPlaces(store).some(isTracked))
    throw new UsageError(
      `Git tracks \`${store}\`, and whoever wrote it there would decide what the site shows: take it out with \`git rm -rf ${store}\`.`,
    );
}

/** Where a store lies, and what it leads to where it is a link; links of the folders around it are followed. */
function listPlaces(store: string): readonly string[] {
  const path = resolve(store);
  const place = join(realpathSync(dirname(path)), basename(path));
  const target = existsSync(place) ? realpathSync(place) : place;
  return target === place ? [place] : [place, target];
}

/** Git's own for what it cannot do. */
const fatal = 128;

/** @throws {UsageError} where there is a repository of which git does not tell. */
function isTracked(place: string): boolean {
  // Windows looks for a program in the current folder first, so that is none of the project's.
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

/** The owner of the files does not matter where nothing is run; no folder that only looks like a repository is one (git-config(1)). */
const wary = ["-c", "core.fsmonitor=false", "-c", "safe.directory=*", "-c", "safe.bareRepository=explicit"];

/** In any case, since some disks fold it: there `.GOFTOGU` is the same folder (gitglossary(7), "pathspec"). */
function nameExactly(place: string): string {
  return `:(icase,literal)${basename(place)}`;
}

/** An environment less what would lead git to another repository, as within its hooks. */
function dropGit(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.toUpperCase().startsWith("GIT_")));
}
