import { runGit } from "./run-git.ts";

/**
 * Reads objects as they are in the repository, without filters.
 *
 * @param ids object names.
 * @throws if one is missing, as in a partial clone.
 */
export function readBlobs(top: string, ids: readonly string[]): ReadonlyMap<string, Uint8Array> {
  const blobs = new Map<string, Uint8Array>();
  if (ids.length === 0) return blobs;
  const { output, errors } = runGit(top, ["cat-file", "--batch"], `${ids.join("\n")}\n`);
  let at = 0;
  for (const id of ids) {
    const end = output.indexOf("\n", at);
    const [, kind, size = ""] = output.subarray(at, end).toString().split(" ");
    if (end < 0 || kind !== "blob") throw new Error(`git cannot read the object ${id} ${errors.trim()}`.trim());
    at = end + 1 + Number(size) + 1;
    blobs.set(id, output.subarray(end + 1, at - 1));
  }
  return blobs;
}
