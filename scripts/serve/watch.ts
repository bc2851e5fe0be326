import { relative, sep } from "node:path";
import { watch } from "chokidar";
import { isWatched } from "./watched-path.ts";

export interface WatchOptions {
  /** Folders and files. */
  readonly roots: readonly string[];
  /** Folders to ignore, even below a root. */
  readonly unwatched: readonly string[];
  /** Gets the path below the working folder, with `/`. */
  readonly onChange: (path: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Resolves when everything is watched, to a function that stops it. */
export async function watchFiles({ roots, unwatched, onChange, onError }: WatchOptions): Promise<() => Promise<void>> {
  const watcher = watch([...roots], {
    ignoreInitial: true,
    ignored: (path, stats) => !isWatched(path, roots, unwatched, stats && (stats.isDirectory() ? "folder" : "file")),
  });
  watcher.on("error", onError);
  watcher.on("all", (event, path) => {
    // A new folder alone changes nothing, and its files have events of their own. A removed folder
    // may have been a root.
    if (event !== "addDir") onChange(relative(process.cwd(), path).split(sep).join("/"));
  });
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
  return () => watcher.close();
}
