import { type Stats, statSync, unwatchFile, watchFile } from "node:fs";
import { resolve } from "node:path";
import { describeWay } from "../build/place.ts";
import { watchFolder } from "./watch-folder.ts";
import { isWatched } from "./watched-path.ts";

export interface WatchOptions {
  /** Folders and files. They may be links, or not exist yet. */
  readonly roots: readonly string[];
  /** Folders to ignore, even below a root. */
  readonly unwatched: readonly string[];
  /** Gets the path of a file or folder below the working folder, with `/`. */
  readonly onChange: (path: string) => void;
  /** Is called once: what keeps the system from watching one folder keeps it from others too. */
  readonly onError: (error: unknown) => void;
}

/** Milliseconds between two looks at the roots themselves. */
const pause = 500;

/** Watches at once. Returns a function that ends it. */
export function watchFiles({ roots, unwatched, onChange, onError }: WatchOptions): () => void {
  let failed = false;
  const events = {
    isWatched: (path: string, kind: "file" | "folder") => isWatched(path, roots, unwatched, kind),
    onChange: (path: string) => onChange(describeWay("", path)),
    onError(error: unknown) {
      if (failed || isUnreachable(error)) return;
      failed = true;
      onError(error);
    },
  };

  function watchRoot(root: string): () => void {
    const start = () => (isFolder(root) && events.isWatched(root, "folder") ? watchFolder(root, events) : undefined);
    let stop = start();
    let known = statSync(root, { throwIfNoEntry: false });
    // A missing root, a single file and the target of a link have no events.
    const look = (now: Stats): void => {
      // `watchFile` gives empty stats for a missing root, and later compares with those before.
      const found = now.nlink > 0 ? now : undefined;
      if (found && known ? isSame(found, known) : found === known) return;
      known = found;
      stop?.();
      stop = start();
      events.onChange(root);
    };
    watchFile(root, { interval: pause }, look);
    return () => {
      unwatchFile(root, look);
      stop?.();
    };
  }

  const stops = roots.map((root) => watchRoot(resolve(root)));
  return () => {
    for (const stop of stops) stop();
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Changes in a folder have events. A new file may have the inode of an old one. */
function isSame(now: Stats, before: Stats): boolean {
  const isUnchanged = now.isDirectory() || now.ctimeMs === before.ctimeMs;
  return isUnchanged && now.ino === before.ino && now.mode === before.mode && now.birthtimeMs === before.birthtimeMs;
}

/** The build reports what it cannot read, and the parent folder has an event if this changes. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR", "EACCES", "EPERM"].includes(String(error.code));
}
