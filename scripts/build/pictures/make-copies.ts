import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PictureCache } from "../../cards/picture-cache.ts";
import type { PictureCopy } from "../../content/pictures/plan-copy.ts";
import { findOutputFile } from "../../pages/page.ts";
import type { CopiedPage } from "../../pages/static-files.ts";
import type { Stages } from "../stages.ts";
import type { Encode } from "./encoder.ts";

/** A planned file of which the page shows a smaller copy. */
export interface PlannedCopy extends CopiedPage {
  readonly picture: PictureCopy;
}

export function isCopy(page: CopiedPage): page is PlannedCopy {
  return typeof page.picture === "object";
}

export interface CopyTools {
  readonly cache: PictureCache;
  /** Called if a copy must be made. */
  readonly loadEncoder: () => Promise<Encode>;
  /** Returns the bytes of a content file without metadata. Throws if it changed since the check. */
  readonly readClean: (page: PlannedCopy) => Uint8Array;
  readonly begin?: Stages["begin"];
}

export interface MadeCopies {
  readonly made: number;
  /** Of the cache. */
  readonly kept: number;
  /** Originals that cannot be decoded. */
  readonly failed: readonly PlannedCopy[];
}

/** Decoding takes four bytes for each pixel: up to 160 MB for each picture. */
const mostAtOnce = 2;

/**
 * Writes copies of pictures below `folder`: from the cache, or made now. Each one is cached as soon
 * as it is made, so that a build that is interrupted loses none.
 */
export async function makeCopies(planned: readonly PlannedCopy[], folder: string, tools: CopyTools): Promise<MadeCopies> {
  const { cache, loadEncoder, readClean, begin } = tools;
  const missing = planned.filter(({ url, picture }) => {
    const copy = cache.load(picture.name);
    if (copy) writeCopy(join(folder, findOutputFile(url)), copy);
    return !copy;
  });
  const kept = planned.length - missing.length;
  if (missing.length === 0) return { made: 0, kept, failed: [] };
  const onProgress = begin?.(
    missing.length === 1 ? "Making a smaller copy of a picture" : `Making smaller copies of ${missing.length} pictures`,
  );
  const encode = await loadEncoder();
  const failed: PlannedCopy[] = [];
  const waiting = takeInTurn(missing);
  let done = 0;
  const work = async () => {
    for (const page of waiting) {
      const copy = await encode(readClean(page), page.picture);
      if (copy) {
        cache.store(page.picture.name, copy);
        writeCopy(join(folder, findOutputFile(page.url)), copy);
      } else failed.push(page);
      onProgress?.(++done, missing.length);
    }
  };
  // Nothing may be written any more when an error leaves this function.
  const ends = await Promise.allSettled(Array.from({ length: mostAtOnce }, work));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return { made: missing.length - failed.length, kept, failed };
}

/** Unlike an array's own, this iterator ends for all loops if one of them throws. */
function* takeInTurn<T>(values: readonly T[]): Generator<T> {
  yield* values;
}

function writeCopy(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
