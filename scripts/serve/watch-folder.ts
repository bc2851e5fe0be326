import { lstatSync, readdirSync, watch } from "node:fs";
import { basename, join } from "node:path";

export interface FolderEvents {
  /** Whether changes of a path matter. Folders for which it returns false are not entered. */
  readonly isWatched: (path: string, kind: "file" | "folder") => boolean;
  /** Gets the path of a file, or of a folder in which anything may have changed. */
  readonly onChange: (path: string) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * These systems watch a folder with all folders below it. Where folders are watched one by one,
 * Windows refuses to rename those that hold a watched folder.
 */
const isRecursive = process.platform === "win32" || process.platform === "darwin";

/**
 * Reports changes in a folder and the folders below it, as the system names them: a change costs
 * the same in a folder of any size. Links in the folder are not followed.
 *
 * @returns a function that ends this; undefined if the folder cannot be watched.
 */
export function watchFolder(folder: string, events: FolderEvents): (() => void) | undefined {
  const below = new Map<string, () => void>();

  function enter(name: string): void {
    const stop = watchFolder(join(folder, name), events);
    if (stop) below.set(name, stop);
  }

  function see(event: string, name: string | null): void {
    const path = join(folder, name ?? "");
    const isFolder = findIsFolder(path);
    // Linux names a folder that was removed or got other rights like a file in it.
    if (name === null || (isFolder === undefined && name === basename(folder))) {
      events.onChange(folder);
      return;
    }
    const isKnown = below.has(name) || (isRecursive && isFolder === true);
    if (!events.isWatched(path, isFolder || isKnown ? "folder" : "file")) return;
    // Something in it changed, which has an event of its own.
    if (event === "change" && isFolder && isKnown) return;
    below.get(name)?.();
    below.delete(name);
    if (isFolder && !isRecursive) enter(name);
    events.onChange(path);
  }

  try {
    const watcher = watch(folder, { recursive: isRecursive }, see).on("error", events.onError);
    // A folder that is made later has an event.
    for (const name of isRecursive ? [] : listFolders(folder)) if (events.isWatched(join(folder, name), "folder")) enter(name);
    return () => {
      watcher.close();
      for (const stop of below.values()) stop();
    };
  } catch (error) {
    events.onError(error);
    return undefined;
  }
}

function listFolders(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch {
    // Its own event follows.
    return [];
  }
}

/** Undefined if there is nothing, or nothing that the system describes. */
function findIsFolder(path: string): boolean | undefined {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return undefined;
  }
}
