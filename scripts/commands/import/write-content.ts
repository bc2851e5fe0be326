import { createHash } from "node:crypto";
import { lstat, mkdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ContentFile } from "../../import/model.ts";
import { decideWrite, formatRecord, nameRecord, parseRecord } from "../../import/write-record.ts";

/** What was done to the content folder; `refused` and `leftBehind` are paths. */
export interface WriteCounts {
  readonly added: number;
  readonly updated: number;
  readonly kept: number;
  readonly removed: number;
  /** Differ from what was to be written, and are not as an import left them. */
  readonly refused: readonly string[];
  /** Imported before, edited since, and no longer in the source. */
  readonly leftBehind: readonly string[];
}

export interface ContentWriter {
  readonly write: (file: ContentFile) => Promise<void>;
  /** Removes what the source no longer has, and writes the record. */
  readonly finish: () => Promise<WriteCounts>;
}

/** @param source names the import among others into the same folder. */
export async function openContent(folder: string, source: string): Promise<ContentWriter> {
  await mkdir(folder, { recursive: true });
  const recordPath = join(folder, nameRecord(source));
  const before = parseRecord(await readFile(recordPath, "utf8").catch(() => ""));
  const after = new Map<string, string>();
  const counts = { added: 0, updated: 0, kept: 0, removed: 0 };
  const refused: string[] = [];
  const leftBehind: string[] = [];

  return {
    write: async ({ path, text }) => {
      const wanted = hash(text);
      const recorded = before.get(path);
      const decision = decideWrite(wanted, await hashFile(join(folder, path)), recorded);
      before.delete(path);
      if (decision === "refuse") {
        refused.push(path);
        if (recorded !== undefined) after.set(path, recorded);
        return;
      }
      after.set(path, wanted);
      if (decision === "keep") {
        counts.kept += 1;
        return;
      }
      await replaceFile(folder, path, text);
      counts[decision === "add" ? "added" : "updated"] += 1;
    },
    finish: async () => {
      for (const [path, recorded] of before) {
        const found = await hashFile(join(folder, path));
        if (found === undefined) continue;
        if (found !== recorded) leftBehind.push(path);
        else {
          await removeFile(folder, path);
          counts.removed += 1;
        }
      }
      const record = formatRecord(after);
      if ((await readFile(recordPath, "utf8").catch(() => undefined)) !== record) await replaceFile(folder, nameRecord(source), record);
      return { ...counts, refused, leftBehind };
    },
  };
}

/** Writes beside and moves into place, so that no file is ever half there. */
export async function replaceFile(folder: string, path: string, text: string): Promise<void> {
  const target = join(folder, path);
  const draft = join(folder, ".import.tmp");
  await mkdir(dirname(target), { recursive: true });
  await writeFile(draft, text);
  await rename(draft, target);
}

/** Removes a file, and its folders as far up as they are empty then. */
async function removeFile(folder: string, path: string): Promise<void> {
  await rm(join(folder, path));
  for (let parent = dirname(path); parent !== "."; parent = dirname(parent)) {
    try {
      await rmdir(join(folder, parent));
    } catch {
      return;
    }
  }
}

/** Undefined when nothing is there; a link or a folder has no hash that a file could have. */
async function hashFile(path: string): Promise<string | undefined> {
  try {
    const stats = await lstat(path);
    return stats.isFile() ? hash(await readFile(path)) : "no file";
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function hash(bytes: string | Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
