import { lstat, readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describeWay } from "../build/place.ts";
import type { WatchOptions } from "./watch.ts";
import { isWatched } from "./watched-path.ts";

/** Milliseconds between the end of one look and the next. */
const pause = 1000;

/**
 * Looks at all files again and again, where the system reports no change: on a network drive, or in
 * a container that mounts a folder of the host. Resolves when it has seen all files once, to a
 * function that ends it.
 */
export async function pollFiles({ roots, unwatched, onChange }: Omit<WatchOptions, "onError">): Promise<() => void> {
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;

  async function list(): Promise<ReadonlyMap<string, string>> {
    const states = new Map<string, string>();
    const visit = async (path: string, describe: typeof lstat): Promise<void> => {
      const stats = await describe(path).catch(() => undefined);
      const isFolder = stats?.isDirectory() === true;
      if (!stats || !isWatched(path, roots, unwatched, isFolder ? "folder" : "file")) return;
      states.set(path, isFolder ? "folder" : [stats.mtimeMs, stats.ctimeMs, stats.size, stats.ino].join());
      const names = isFolder ? await readdir(path).catch(() => []) : [];
      await Promise.all(names.map((name) => visit(join(path, name), lstat)));
    };
    for (const root of roots) await visit(resolve(root), stat);
    return states;
  }

  let before = await list();

  async function look(): Promise<void> {
    const now = await list();
    if (isEnded) return;
    const changed = [...before.keys(), ...now.keys()].filter((path) => before.get(path) !== now.get(path));
    before = now;
    for (const path of new Set(changed)) onChange(describeWay("", path));
    wait();
  }

  function wait(): void {
    timer = setTimeout(() => void look(), pause);
  }

  wait();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
