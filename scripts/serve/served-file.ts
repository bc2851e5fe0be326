import { access, constants, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { isInside } from "../build/place.ts";
import type { Target } from "./target.ts";

type Inside = Extract<Target, { readonly kind: "inside" }>;

/** `file`: the segments of the file to send; `folder`: the request lacks the slash at the end. */
export type Found =
  | { readonly kind: "file"; readonly segments: readonly string[]; readonly path: string }
  | { readonly kind: "folder" }
  | { readonly kind: "missing" };

const missing: Found = { kind: "missing" };

/** A file must be readable, and really be in the folder: a link out of the folder is missing. */
export async function findServedFile(folder: string, target: Inside): Promise<Found> {
  const index = [...target.segments, "index.html"];
  if (target.folder) return findFile(folder, index);
  const file = await findFile(folder, target.segments);
  if (file.kind === "file") return file;
  const page = await findFile(folder, index);
  return page.kind === "file" ? { kind: "folder" } : missing;
}

async function findFile(folder: string, segments: readonly string[]): Promise<Found> {
  try {
    const path = await realpath(join(folder, ...segments));
    if (!isInside(path, await realpath(folder)) || !(await stat(path)).isFile()) return missing;
    await access(path, constants.R_OK);
    return { kind: "file", segments, path };
  } catch {
    return missing;
  }
}
