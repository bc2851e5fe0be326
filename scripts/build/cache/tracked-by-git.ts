import { existsSync, lstatSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fatal, isOutsideRepository, runGit } from "../git/run-git.ts";
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

/** @throws {UsageError} if git cannot read the repository. */
function isTracked(place: string): boolean {
  const answer = runGit(dirname(place), ["ls-files", "-z", "--", nameExactly(place)]);
  if (answer.status === fatal && !isOutsideRepository(answer))
    throw new UsageError(
      `Git does not say whether it tracks \`${place}\` (${answer.errors.trim().split("\n")[0]}): choose another with --store.`,
    );
  return answer.output.length > 0;
}

/** Ignores case, since `.GOFTOGU` is the same folder on some disks (gitglossary(7), "pathspec"). */
function nameExactly(place: string): string {
  return `:(icase,literal)${basename(place)}`;
}
