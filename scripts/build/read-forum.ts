import type { BuildStep } from "./build-step.ts";
import { type FoundFiles, findFiles } from "./copies.ts";
import { createForum } from "./load.ts";
import type { Memory } from "./memory.ts";
import { type PreparedCopies, prepareCopies } from "./pictures/prepare-copies.ts";
import { type CachedContent, readCachedContent } from "./read-cached-content.ts";

/** The content of a site, and the forum that it makes. */
export interface ReadForum extends PreparedCopies<CachedContent> {
  readonly loaded: ReturnType<typeof createForum>;
  readonly files: FoundFiles;
}

/** Reads the content, makes the smaller copies of its pictures, and gathers the forum. */
export async function readForum(memory: Memory, step: BuildStep): Promise<ReadForum> {
  const { options, request, folders, listing, stages } = step;
  const { cache, plan, content } = memory;
  const files = findFiles(listing);
  const parsed = await parse(memory, step);
  // A build with other problems ends soon, and making copies takes long.
  const isDoomed = parsed.problems.length > 0 && !options.skipBroken;
  const places = { files, output: folders.output, known: cache.copies, store: folders.store };
  const copies = isDoomed
    ? { read: parsed, made: 0, load: () => undefined }
    : await prepareCopies(parsed, { ...places, cache: options.cache, begin: stages.begin });
  const loaded = createForum(copies.read, { ...options, clock: request.clock }, plan.recall, content?.forum);
  return { ...copies, loaded, files };
}

function parse({ cache, plan, content }: Memory, step: BuildStep): Promise<CachedContent> {
  const { options, folders, listing, staging, pool, scratch, onRead } = step;
  return readCachedContent({
    root: folders.content,
    found: listing.found,
    base: options.base,
    known: cache.discussions,
    ...(content && { remembered: content.discussions }),
    recall: plan.recall,
    startedAt: listing.listedAt,
    pool,
    scratch,
    folder: staging.folder,
    onProgress: onRead,
  });
}
