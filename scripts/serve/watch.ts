import { relative, sep } from "node:path";
import { watch } from "chokidar";
import { isWatched } from "./watched-path.ts";

export interface WatchOptions {
  /** Folders and files. */
  readonly roots: readonly string[];
  /** Folders that are left alone although a root may hold them. */
  readonly unwatched: readonly string[];
  /** Gets the path below the working folder, with `/`. */
  readonly onChange: (path: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Resolves when everything is being watched, to a function that ends it. */
export async function watchFiles({ roots, unwatched, onChange, onError }: WatchOptions): Promise<() => Promise<void>> {
  const watcher = watch([...roots], {
    ignoreInitial: true,
    ignored: (path) => !isWatched(path, roots, unwatched),
  });
  watcher.on("error", onError);
  watcher.on("all", (event, path) => {
    // An empty folder changes nothing; what lies in it is told of by itself. A folder that is gone may have been a root.
    if (event !== "addDir") onChange(relative(process.cwd(), path).split(sep).join("/"));
  });
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
  return () => watcher.close();
}
