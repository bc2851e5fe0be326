import { join } from "node:path";
import { openPictureCache } from "../../cards/picture-cache.ts";
import { cleanKnownPicture } from "../../content/parse/files/picture-file.ts";
import type { Problem } from "../../problems/problem.ts";
import { showValue } from "../../text/show-value.ts";
import type { CacheMode } from "../cache/open-cache.ts";
import { readDisk } from "../content-files.ts";
import { type FoundFiles, readListedPicture, type SortedCopies } from "../copies.ts";
import { defaultStore } from "../folders.ts";
import { tryToMakePath } from "../make-path.ts";
import type { PreparedBuild } from "../plan.ts";
import type { Stages } from "../stages.ts";
import { loadEncoder } from "./encoder.ts";
import { locatePicture } from "./locate-picture.ts";
import { isCopy, makeCopies } from "./make-copies.ts";

interface PlaceOptions {
  readonly folder: string;
  readonly files: FoundFiles;
  readonly store?: string;
  readonly cache?: CacheMode | undefined;
  readonly begin: Stages["begin"];
}

export interface PlacedCopies {
  /** How many copies this build made. */
  readonly copied: number;
  /** One for each picture that cannot be decoded. */
  readonly problems: readonly Problem[];
}

/** Writes the copies of pictures that are not in the output folder. Copies stay in the store. */
export async function placeCopies(build: PreparedBuild, { stale }: SortedCopies, options: PlaceOptions): Promise<PlacedCopies> {
  const { folder, files, store = defaultStore, begin } = options;
  const { locate, content } = build.loaded;
  const planned = build.copies.filter(isCopy);
  if (planned.length === 0) return { copied: 0, problems: [] };
  tryToMakePath(store);
  const cache = openPictureCache(join(store, "pictures"), (copy) => cleanKnownPicture(copy) !== undefined);
  const readClean = (page: (typeof planned)[number]) => readListedPicture(page, locate, files);
  const { made, failed } = await makeCopies(stale.filter(isCopy), folder, { cache, loadEncoder, readClean, begin });
  cache.prune(new Set(planned.map(({ picture }) => picture.name)), options.cache === "new" ? 0 : undefined);
  const problems = failed.map(({ source }) => {
    const violation = { rule: "pictureNotDecoded", name: showValue(source) } as const;
    return locatePicture(content, source, violation, (file) => readDisk(locate(file)));
  });
  return { copied: made, problems };
}
