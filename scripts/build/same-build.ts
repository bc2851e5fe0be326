import { createHash } from "node:crypto";
import type { FoundFile } from "../content/parse/files/found-file.ts";
import { findEngine } from "../editor/package.ts";
import { type Folders, findCacheFile, findSameFile, identifyCache } from "./cache/cache.ts";
import { isOld } from "./cache/discussions.ts";
import { readSealed, removeSealed, writeSealed } from "./cache/sealed-file.ts";
import type { ContentListing } from "./listing.ts";
import { hashOutputState, type OutputState, readOutputState } from "./output/output-state.ts";
import type { Report } from "./report.ts";
import type { BuilderOptions, BuildRequest, BuildResult } from "./request.ts";

/**
 * What a build leaves so that a build of the same files at the same version of the code knows its
 * result without reading them.
 */
export interface SameBuild {
  /** The options that a build depends on. */
  readonly options: string;
  readonly content: string;
  readonly output: string;
  /** Identifies the cache that was written together with it. */
  readonly cache: string;
  /** Address of the web editor's script; absent if the site has none. */
  readonly engine?: string;
  /** Seconds since the epoch, included: the time of the build. */
  readonly since: number;
  /** Seconds since the epoch, excluded: when a page reads differently. */
  readonly until: number;
  /** Seconds since the epoch, excluded: when the forum changes by itself. */
  readonly nextChange: number;
  readonly result: Pick<BuildResult, "notes" | "language"> & { readonly warnings: readonly string[]; readonly report: Report };
}

/** The last build of the same site, whose files are as it left them. */
export interface LastBuild extends SameBuild {
  /** Whether another build would change nothing. */
  readonly isSame: boolean;
  /** The state that it left in the output folder. */
  readonly state: OutputState;
}

/**
 * Finds the last build, if its settings, its options and its output folder are still the same, and
 * the forum has not changed by itself since.
 */
export function findLastBuild(
  folders: Folders,
  version: string,
  options: BuilderOptions,
  { clock }: Pick<BuildRequest, "clock">,
  listing: ContentListing,
): LastBuild | undefined {
  const sealed = readSealed(findSameFile(folders), version);
  if (sealed.kind !== "value") return undefined;
  // The file has a checksum, and this version of the code wrote it.
  const last = sealed.value as SameBuild;
  const isAtOneTime = options.now !== undefined;
  const isTimely = isAtOneTime || (last.since <= clock && clock < last.nextChange);
  if (!isTimely || last.options !== describeOptions(options)) return undefined;
  if (last.engine !== undefined && last.engine !== findEngineUrl(options)) return undefined;
  const state = readOutputState(folders.output);
  if (last.output !== hashOutputState(state)) return undefined;
  return { ...last, isSame: last.content === hashFiles(listing.found) && (isAtOneTime || clock < last.until), state };
}

/** What `findLastBuild` compares, for a build that is published and whose cache is stored. */
export interface FinishedBuild extends Pick<SameBuild, "since" | "until" | "nextChange" | "result"> {
  readonly listing: ContentListing;
  readonly hasEditor: boolean;
  /** Of the output folder, if it is known. */
  readonly state?: OutputState;
}

/** Writes down a published build. Never throws: without the file, the next build takes longer. */
export function storeSameBuild(
  folders: Folders,
  version: string,
  options: BuilderOptions,
  { listing, until, nextChange, hasEditor, state, ...finished }: FinishedBuild,
): void {
  const { store, content, output } = folders;
  const file = findSameFile(folders);
  try {
    // Their times would not show another change.
    if (listing.found.some(({ kind, changed }) => kind === "file" && !isOld(changed, listing.listedAt))) {
      removeSealed(file);
      return;
    }
    const engine = hasEditor ? findEngineUrl(options) : undefined;
    const same: SameBuild = {
      options: describeOptions(options),
      content: hashFiles(listing.found),
      output: hashOutputState(state ?? readOutputState(output)),
      cache: identifyCache(findCacheFile(store, content, output)),
      until: Math.min(until, nextChange),
      nextChange,
      ...finished,
      ...(engine !== undefined && { engine }),
    };
    writeSealed(file, version, same);
  } catch {
    // The cache of the build prints a warning about the store.
  }
}

/** After a build whose cache is not stored. Never throws. */
export function forgetSameBuild(folders: Folders): void {
  try {
    removeSealed(findSameFile(folders));
  } catch {
    // It stays with the cache that it belongs to.
  }
}

function describeOptions({ base, now, skipBroken, search, cardLimit }: BuilderOptions): string {
  return JSON.stringify([base, now, skipBroken, search, cardLimit]);
}

function findEngineUrl(options: BuilderOptions): string {
  return (options.findEngine ?? findEngine)()?.url ?? "";
}

function hashFiles(found: readonly FoundFile[]): string {
  // The size and times of a folder belong to the disk. Its files are listed.
  const lines = found.map(({ path, spelling = "", kind, bytes, changed, inode }) =>
    kind === "folder" ? `${path}\0${spelling}\n` : `${path}\0${spelling}\0${kind} ${bytes} ${changed} ${inode}\n`,
  );
  return createHash("sha256").update(lines.join("")).digest("base64url");
}
