import { createHash } from "node:crypto";
import { join } from "node:path";
import type { FoundFile } from "../content/parse/files/found-file.ts";
import { findEngine } from "../editor/package.ts";
import { type Cache, type Folders, findSameFile } from "./cache/cache.ts";
import { isOld } from "./cache/discussions.ts";
import { readSealed, removeSealed, writeSealed } from "./cache/sealed-file.ts";
import type { ContentListing } from "./listing.ts";
import { findStats } from "./output/find-stats.ts";
import { readManifest } from "./output/manifest.ts";
import { manifestName } from "./output/own-names.ts";
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
  /** Address of the web editor's script; absent if the site has none. */
  readonly engine?: string;
  /** Seconds since the epoch, included: the time of the build. */
  readonly since: number;
  /** Seconds since the epoch, excluded: when a page or the forum changes by itself. */
  readonly until: number;
  readonly result: Pick<BuildResult, "notes" | "language"> & { readonly warnings: readonly string[]; readonly report: Report };
}

/** The result of the last build, if another build of the site would change nothing. */
export function findSameBuild(
  folders: Folders,
  version: string,
  options: BuilderOptions,
  { clock }: Pick<BuildRequest, "clock">,
  listing: ContentListing,
): SameBuild["result"] | undefined {
  const sealed = readSealed(findSameFile(folders), version);
  if (sealed.kind !== "value") return undefined;
  // The file has a checksum, and this version of the code wrote it.
  const last = sealed.value as SameBuild;
  const isTimely = options.now !== undefined || (last.since <= clock && clock < last.until);
  const isSame =
    isTimely &&
    last.options === describeOptions(options) &&
    last.content === hashFiles(listing.found) &&
    (last.engine === undefined || last.engine === findEngineUrl(options)) &&
    last.output === hashOutput(folders.output);
  return isSame ? last.result : undefined;
}

/** What `findSameBuild` compares, for a build that is published. */
export interface FinishedBuild {
  readonly listing: ContentListing;
  /** As in `SameBuild`. */
  readonly since: number;
  /** When the forum changes by itself. */
  readonly until: number;
  readonly pages: Cache["pages"];
  readonly hasEditor: boolean;
  readonly result: SameBuild["result"];
}

/** Writes down a published build. Never throws: without the file, the next build takes longer. */
export function storeSameBuild(
  folders: Folders,
  version: string,
  options: BuilderOptions,
  { listing, since, pages, hasEditor, result, ...finished }: FinishedBuild,
): void {
  const file = findSameFile(folders);
  try {
    // Their times would not show another change.
    if (listing.found.some(({ kind, changed }) => kind === "file" && !isOld(changed, listing.listedAt))) {
      removeSealed(file);
      return;
    }
    let { until } = finished;
    for (const page of pages.values()) if (page.until < until) until = page.until;
    const engine = hasEditor ? findEngineUrl(options) : undefined;
    const same: SameBuild = {
      options: describeOptions(options),
      content: hashFiles(listing.found),
      output: hashOutput(folders.output),
      since,
      until,
      result,
      ...(engine !== undefined && { engine }),
    };
    writeSealed(file, version, same);
  } catch {
    // The cache of the build prints a warning about the store.
  }
}

function describeOptions({ base, now, skipBroken, search, cardLimit }: BuilderOptions): string {
  return JSON.stringify([base, now, skipBroken, search, cardLimit]);
}

function findEngineUrl(options: BuilderOptions): string {
  return (options.findEngine ?? findEngine)()?.url ?? "";
}

function hashFiles(found: readonly FoundFile[]): string {
  const hash = createHash("sha256");
  for (const { path, spelling = "", kind, bytes, changed, inode } of found) {
    // The size and times of a folder belong to the disk. Its files are listed.
    hash.update(kind === "folder" ? `${path}\0${spelling}\n` : `${path}\0${spelling}\0${kind} ${bytes} ${changed} ${inode}\n`);
  }
  return hash.digest("base64url");
}

/** Identifies the files of a built site on the disk. */
function hashOutput(output: string): string {
  const hash = createHash("sha256");
  for (const path of [manifestName, ...readManifest(output)]) {
    const stats = findStats(join(output, path));
    hash.update(`${path}\0${stats?.mode} ${stats?.size} ${stats?.ctimeMs} ${stats?.ino}\n`);
  }
  return hash.digest("base64url");
}
