import { checkChanges } from "../../content/contributions/check-changes.ts";
import type { Site } from "../../content/model.ts";
import { decodeText } from "../../content/parse/files/decode-text.ts";
import { settingsFiles } from "../../content/parse/files/settings-file.ts";
import { buildDefaultSite, parseSite } from "../../content/settings/site.ts";
import type { Problem } from "../../problems/problem.ts";
import { createLocate, listFiles, readDisk } from "../content-files.ts";
import { checkContent } from "../folders.ts";
import { readInstant } from "../instant.ts";
import type { LoadOptions } from "../load.ts";
import { findGitChanges } from "./find-git-changes.ts";
import { openRepository, type Repository } from "./repository.ts";
import { runGit } from "./run-git.ts";

/** A content folder compared with a commit. */
export interface Comparison {
  /** What a contributor's change may not touch, sorted. */
  readonly problems: readonly Problem[];
  /** Paths below the content folder that differ from the commit. */
  readonly changed: ReadonlySet<string>;
  /** Reads the settings of the commit, and everything else from the disk. */
  readonly source: Required<Pick<LoadOptions, "found" | "read">>;
}

/**
 * Compares the repository of a content folder with a commit. The settings of the commit decide
 * what is allowed, so that no change can allow itself.
 *
 * @param ref a branch, tag or commit.
 * @throws {UsageError} if there is nothing to compare, or `now` is not an instant.
 */
export function compareWithCommit(content: string, ref: string, { now, clock }: Pick<LoadOptions, "now" | "clock">): Comparison {
  checkContent(content);
  const repository = openRepository(content, ref);
  const settings = readSettings(repository);
  const site = parseCommittedSite(settings.get("site.yaml"));
  const changes = findGitChanges(repository, site.contributors.updates);
  const at = now === undefined ? clock : readInstant(now, site);
  return {
    problems: checkChanges(changes, { ...site, now: at }),
    changed: new Set(changes.map(({ file }) => file)),
    source: replaceSettings(content, settings),
  };
}

/** The settings files of the commit by name. */
function readSettings({ top, prefix, commit }: Repository): ReadonlyMap<string, Uint8Array> {
  const folder = Buffer.from(prefix, "latin1").toString();
  return new Map(
    settingsFiles.flatMap((name) => {
      const { status, output } = runGit(top, ["cat-file", "blob", `${commit}:${folder}${name}`]);
      return status === 0 ? [[name, output] as const] : [];
    }),
  );
}

/** Broken settings allow nothing. */
function parseCommittedSite(bytes: Uint8Array = new Uint8Array()): Site {
  const decoded = decodeText(bytes);
  const text = "text" in decoded ? decoded.text : "";
  return parseSite(text, "site.yaml").value ?? buildDefaultSite(text);
}

function replaceSettings(content: string, settings: ReadonlyMap<string, Uint8Array>): Comparison["source"] {
  const isSettings = (path: string) => settingsFiles.some((name) => name === path);
  const listed = listFiles(content).filter(({ path }) => !isSettings(path));
  const found = [...listed, ...Array.from(settings, ([path, { length }]) => ({ path, kind: "file", bytes: length }) as const)];
  const locate = createLocate(content, found);
  const places = new Map(Array.from(settings, ([name, bytes]) => [locate(name), bytes]));
  return { found, read: (place, most) => places.get(place) ?? readDisk(place, most) };
}
