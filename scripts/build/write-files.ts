import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openPictureCache } from "../cards/picture-cache.ts";
import { type PictureCounts, writeDrawings } from "../cards/write-drawings.ts";
import { findOutputFile } from "../pages/page.ts";
import { copyFiles, type FoundFiles } from "./copies.ts";
import { defaultStore } from "./folders.ts";
import { tryToMakePath } from "./make-path.ts";
import type { PreparedBuild } from "./plan.ts";
import type { Stages } from "./stages.ts";

export interface WriteOptions {
  /** Folder of the caches; by default `.goftogu`. */
  readonly store?: string;
  readonly begin?: Stages["begin"];
  /** Of the content folder. */
  readonly files?: FoundFiles;
  /** Ends the drawing of pictures early. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes what is not rendered: scripts, styles, fonts, pictures, attachments and static files.
 * Counts the cards and icons that were drawn.
 */
export async function writeFiles(build: PreparedBuild, folder: string, options: WriteOptions = {}): Promise<PictureCounts> {
  const { assets, engine, drawings, copies, loaded } = build;
  const place = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    return path;
  };
  for (const { name, contents } of assets) writeFileSync(place(name), contents);
  for (const { url, path } of engine?.files ?? []) copyFileSync(path, place(findOutputFile(url)));
  copyFiles(copies, folder, loaded.locate, options.files);
  if (drawings.length === 0) return { drawn: 0, kept: 0 };
  const { store = defaultStore, begin, signal } = options;
  const { renderPng } = await import("../cards/renderer.ts");
  tryToMakePath(store);
  return writeDrawings(drawings, folder, {
    cache: openPictureCache(join(store, "cards")),
    render: renderPng,
    signal,
    ...(begin && { begin }),
  });
}
