import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PictureCache } from "../../cards/picture-cache.ts";
import { findOutputFile } from "../../pages/page.ts";
import type { PlannedCopy } from "../../pages/picture-copies.ts";
import { createChangeError } from "../cache/discussions.ts";
import type { Stages } from "../stages.ts";
import { type EncodeTools, encodePictures } from "./encode-pictures.ts";

export interface MadeCopies {
  /** How many were made, and not taken from the cache. */
  readonly made: number;
  /** Originals that cannot be decoded. */
  readonly failed: readonly PlannedCopy[];
  /** Returns a copy by its name. */
  readonly load: PictureCache["load"];
}

interface CopyTools extends Omit<EncodeTools, "onProgress"> {
  readonly cache: PictureCache;
  readonly begin?: Stages["begin"];
}

/** Makes the copies of pictures that are not in the cache, and stores them there. */
export async function makeCopies(planned: readonly PlannedCopy[], { cache, begin, ...tools }: CopyTools): Promise<MadeCopies> {
  const missing = planned.filter(({ picture }) => !cache.load(picture.name));
  // The cache may be a folder that cannot be written.
  const unstored = new Map<string, Uint8Array>();
  const onProgress = missing.length > 0 ? begin?.(nameStage(missing.length)) : undefined;
  const failed = await encodePictures(missing, { ...tools, onProgress }, ({ picture: { name } }, copy) => {
    cache.store(name, copy);
    if (!cache.load(name)) unstored.set(name, copy);
  });
  return { made: missing.length - failed.length, failed, load: (name) => unstored.get(name) ?? cache.load(name) };
}

/**
 * Writes copies below `folder`.
 *
 * @throws if somebody emptied the cache meanwhile.
 */
export function placeCopies(pages: readonly PlannedCopy[], folder: string, load: MadeCopies["load"]): void {
  for (const { url, source, picture } of pages) {
    const copy = load(picture.name);
    if (!copy) throw createChangeError(source);
    const path = join(folder, findOutputFile(url));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, copy);
  }
}

function nameStage(pictures: number): string {
  return pictures === 1 ? "Making a smaller copy of a picture" : `Making smaller copies of ${pictures} pictures`;
}
