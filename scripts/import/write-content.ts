import { createHash } from "node:crypto";
import { appendFileSync, lstatSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolders } from "../authoring/disk.ts";
import { makePath } from "../build/make-path.ts";
import { rename } from "../build/output/rename.ts";
import { UsageError } from "../build/usage-error.ts";
import { quoteScalar } from "../content/authoring/format-front-matter.ts";
import type { ContentFile } from "./model.ts";
import type { WriteCounts } from "./report.ts";
import { SourceError } from "./source-error.ts";
import { buildRecordName, decideWrite, formatRecord, formatRecordLine, parseRecord } from "./write-record.ts";

export interface ContentWriter {
  readonly write: (file: ContentFile) => void;
  /** Removes the files that the source no longer has, and writes the record. */
  readonly finish: () => WriteCounts;
}

/**
 * Opens a content folder for one import. The record grows with each written file, so that the next
 * import recognises the files of a killed one.
 *
 * @param source distinguishes imports into the same folder.
 * @param planned paths of the discussions that will be written.
 * @throws {SourceError} if an earlier import of the same name shares no discussion with this one,
 * because its files would be removed.
 */
export function openContent(folder: string, source: string, planned: ReadonlySet<string>): ContentWriter {
  try {
    makePath(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`\`${folder}\` cannot be made: choose another content folder with --output (${reason}).`);
  }
  const recordPath = join(folder, buildRecordName(source));
  const before = parseRecord(readText(recordPath) ?? "");
  const known = [...before.keys()].filter((path) => path.startsWith("discussions/"));
  if (known.length > 0 && !known.some((path) => planned.has(path)))
    throw new SourceError(
      recordPath,
      "is the record of another dump of that name: import into another folder, or name the old site with `--host`",
    );
  const after = new Map<string, string>();
  const counts = { added: 0, updated: 0, kept: 0, removed: 0 };
  const refused: string[] = [];
  /** The replies of a discussion that is left out are left out too. */
  const leftOut = new Set<string>();
  const leftBehind: string[] = [];

  /** The first line replaces the file, because the existing one may be a link. */
  let isRecording = false;
  function record(path: string, hashed: string): void {
    if (isRecording) appendFileSync(recordPath, formatRecordLine(path, hashed));
    else placeFile(folder, buildRecordName(source), formatRecord(new Map([...after, ...before, [path, hashed]])));
    isRecording = true;
  }

  return {
    write: ({ path, text }) => {
      const wanted = hash(text);
      const recorded = before.get(path);
      const decision = leftOut.has(`${dirname(path)}.md`) ? "leave-out" : decideWrite(wanted, hashFile(join(folder, path)), recorded);
      before.delete(path);
      if (decision === "refuse" || decision === "leave-out") {
        if (decision === "refuse") refused.push(path);
        else leftOut.add(path);
        if (recorded !== undefined) after.set(path, recorded);
        return;
      }
      after.set(path, wanted);
      if (decision === "keep") {
        counts.kept += 1;
        return;
      }
      placeFile(folder, path, text);
      record(path, wanted);
      counts[decision === "add" ? "added" : "updated"] += 1;
    },
    finish: () => {
      for (const [path, recorded] of before) {
        const found = hashFile(join(folder, path));
        if (found === undefined) continue;
        if (found === recorded) {
          removeFile(folder, path);
          counts.removed += 1;
        } else {
          leftBehind.push(path);
          after.set(path, recorded);
        }
      }
      const text = formatRecord(after);
      if (readText(recordPath) !== text) placeFile(folder, buildRecordName(source), text);
      return { ...counts, refused, leftOut: [...leftOut], leftBehind };
    },
  };
}

/**
 * Writes a draft and renames it into place, so that no file is ever half written. Follows no links,
 * because content may come from anyone.
 */
function placeFile(folder: string, path: string, text: string): void {
  const draft = join(folder, ".import.tmp");
  makeFolders(folder, dirname(path));
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { flag: "wx" });
  rename(draft, join(folder, path));
}

/** Writes a new `site.yaml`. */
export function writeSite(folder: string, settings: Readonly<Record<"name" | "description" | "language" | "timeZone", string>>): void {
  const lines = Object.entries(settings).map(([key, value]) => `${key}: ${quoteScalar(value)}\n`);
  placeFile(folder, "site.yaml", lines.join(""));
}

/** Removes a file, and the folders above it that become empty. */
function removeFile(folder: string, path: string): void {
  rmSync(join(folder, path));
  for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent));
    } catch {
      return;
    }
  }
}

/** Undefined if nothing is there. A link or a folder gets a text that is no hash. */
function hashFile(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return undefined;
  return stats.isFile() ? hash(readFileSync(path)) : "no file";
}

function readText(path: string): string | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, "utf8") : undefined;
}

function hash(bytes: string | Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
