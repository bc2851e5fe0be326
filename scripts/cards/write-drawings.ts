import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Drawing } from "./drawing.ts";
import type { PictureCache } from "./picture-cache.ts";
import type { Render } from "./renderer.ts";

export interface WriteDrawingsOptions {
  readonly cache: PictureCache;
  readonly render: Render;
  /**
   * Receives the name of a stage that takes a while; returns a function that takes its progress.
   */
  readonly begin?: (stage: string) => (done: number, total: number) => void;
  /** Ends the drawing early. */
  readonly signal?: AbortSignal | undefined;
}

export interface PictureCounts {
  readonly drawn: number;
  /** Taken from the cache. */
  readonly kept: number;
}

/** Drawing fewer takes less than a second and shows no progress. */
const minShown = 20;

/** Writes each picture below `folder`: from the cache, or drawn now and cached. */
export async function writeDrawings(
  drawings: readonly Drawing[],
  folder: string,
  { cache, render, begin, signal }: WriteDrawingsOptions,
): Promise<PictureCounts> {
  const missing = drawings.filter(({ name }) => {
    const png = cache.load(basename(name));
    if (png) writePicture(join(folder, name), png);
    return !png;
  });
  const onProgress = missing.length > minShown ? begin?.(`Drawing ${missing.length} pictures`) : undefined;
  let drawn = 0;
  for (const { name, draw } of missing) {
    // Give a signal the chance to stop the build between two pictures.
    await setImmediate();
    if (signal?.aborted) break;
    const png = render(draw());
    writePicture(join(folder, name), png);
    cache.store(basename(name), png);
    drawn += 1;
    onProgress?.(drawn, missing.length);
  }
  cache.prune(new Set(drawings.map(({ name }) => basename(name))));
  return { drawn, kept: drawings.length - missing.length };
}

function writePicture(path: string, png: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, png);
}
