import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { SourceFile } from "../model.ts";
import { SourceError } from "../source-error.ts";
import type { Dump } from "./import.ts";

/** Finds the files of a dump in its folder; capitals do not matter. */
export async function findDump(folder: string): Promise<Dump> {
  const names = await readdir(folder);
  const find = async (wanted: string): Promise<SourceFile | undefined> => {
    const name = names.find((found) => found.toLowerCase() === wanted);
    return name === undefined ? undefined : openSource(join(folder, name), name);
  };
  const [posts, users, tags, comments] = await Promise.all([find("posts.xml"), find("users.xml"), find("tags.xml"), find("comments.xml")]);
  if (!posts) throw new SourceError(folder, "there is no Posts.xml in this folder, so it is no Stack Exchange dump");
  return { name: basename(resolve(folder)), posts, ...(users && { users }), ...(tags && { tags }), ...(comments && { comments }) };
}

async function openSource(path: string, name: string): Promise<SourceFile> {
  const { size } = await stat(path);
  return { name, bytes: size, open: () => createReadStream(path, { highWaterMark: 1 << 18 }) };
}
