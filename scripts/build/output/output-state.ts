import { createHash } from "node:crypto";
import { join } from "node:path";
import { findStats } from "./find-stats.ts";
import { readManifest } from "./manifest.ts";
import { manifestName } from "./own-names.ts";

/** The files of a built site on the disk: what the system says of each, by path. */
export type OutputState = ReadonlyMap<string, string>;

export function readOutputState(output: string): OutputState {
  return updateOutputState(output, new Map(), []);
}

/**
 * The state after publishing.
 *
 * @param previous the state before.
 * @param written paths of files that changed since.
 */
export function updateOutputState(output: string, previous: OutputState, written: readonly string[]): OutputState {
  const changed = new Set([manifestName, ...written]);
  const describe = (path: string) => (changed.has(path) ? undefined : previous.get(path)) ?? describeFile(join(output, path));
  return new Map([manifestName, ...readManifest(output)].map((path) => [path, describe(path)]));
}

/** The paths of the files of the site. */
export function listPaths(state: OutputState): readonly string[] {
  return [...state.keys()].filter((path) => path !== manifestName);
}

/** Two states with the same hash are equal. */
export function hashOutputState(state: OutputState): string {
  const hash = createHash("sha256");
  hash.update(Array.from(state, ([path, description]) => `${path}\0${description}\n`).join(""));
  return hash.digest("base64url");
}

function describeFile(path: string): string {
  const stats = findStats(path);
  return `${stats?.mode} ${stats?.size} ${stats?.ctimeMs} ${stats?.ino}`;
}
