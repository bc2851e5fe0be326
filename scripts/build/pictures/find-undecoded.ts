import { readFileSync } from "node:fs";
import { cleanKnownPicture } from "../../content/parse/files/picture-file.ts";
import { listPictures, type PlannedCopy, planCopies } from "../../pages/picture-copies.ts";
import type { Problem } from "../../problems/problem.ts";
import { listFolders } from "../../text/path.ts";
import type { LoadedForum } from "../load.ts";
import { encodePictures } from "./encode-pictures.ts";
import { loadEncoder } from "./encoder.ts";
import { describeUndecoded } from "./hold-back.ts";
import { openCopyCache } from "./prepare-copies.ts";

/**
 * Finds the pictures that cannot be decoded. A picture whose copy is in the store was decoded when
 * the copy was made.
 *
 * @param changed paths of content files. If given, only pictures beside their texts are looked at.
 */
export async function findUndecoded(
  { content, locate }: Pick<LoadedForum, "content" | "locate">,
  store: string,
  changed?: ReadonlySet<string>,
): Promise<readonly Problem[]> {
  const cache = openCopyCache(store);
  const folders = changed && new Set([...changed].flatMap((path) => [path.replace(/\.md$/, ""), ...listFolders(path)]));
  const pictures = listPictures(content).filter(({ file }) => folders?.has(listFolders(file).at(-1) ?? "") !== false);
  const unknown = planCopies(pictures).filter(({ picture }) => !cache.load(picture.name));
  // A file that changed since it was read may be no picture any more.
  const readClean = ({ source }: PlannedCopy) => cleanKnownPicture(readFileSync(locate(source)))?.bytes ?? new Uint8Array();
  const failed = await encodePictures(unknown, { loadEncoder: () => loadEncoder("jpeg"), readClean }, () => undefined);
  return describeUndecoded(content, failed, locate);
}
