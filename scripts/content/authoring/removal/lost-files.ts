import { readOwnAddress } from "../../../markdown/own-address.ts";
import { scanBody } from "../../../markdown/scan.ts";
import { readFileName } from "../../../text/path.ts";
import type { DiscussionFiles } from "../../parse/files/content-tree.ts";
import { findUnnamedFiles } from "../../parse/named-files.ts";
import type { ReadBytes } from "../../parse-content.ts";
import { readPostText } from "./post-text.ts";

/**
 * Lists the pictures and attachments that go with removed posts of a discussion: those that only
 * they name.
 * With the first post go also those that no post names.
 *
 * @param removed paths of the removed posts.
 * @param base address of the site.
 */
export function listLostFiles(
  { file, replies, pictures, attachments }: DiscussionFiles,
  removed: ReadonlySet<string>,
  read: ReadBytes,
  base: string,
): readonly string[] {
  const own = [...pictures, ...attachments];
  if (own.length === 0) return [];
  const home = readOwnAddress(base);
  const folder = file.path.replace(/\.md$/, "");
  const names = own.map(({ path }) => readFileName(path));
  const posts = [file, ...replies].map(({ path }) => path);
  const free = findUnnamed(posts.filter((path) => !removed.has(path)));
  const others = removed.has(file.path) ? [] : findUnnamed(posts.filter((path) => removed.has(path)));
  const lost = new Set(free.filter((name) => !others.includes(name)));
  return own.map(({ path }) => path).filter((path) => lost.has(readFileName(path)));

  /** The files that none of these posts names. */
  function findUnnamed(paths: readonly string[]): readonly string[] {
    return findUnnamedFiles(names, paths.flatMap(listAddresses));
  }

  function listAddresses(path: string): readonly string[] {
    const bytes = read(path);
    const post = readPostText(path, bytes);
    // A broken text cannot be parsed, so it keeps what it seems to name.
    if (!post) return names.filter((name) => Buffer.from(bytes ?? []).includes(name));
    const { own, elsewhere, spaced, links } = scanBody(post.body, home, { file: path, folder });
    return [...own, ...elsewhere, ...spaced, ...links].map(({ name }) => name);
  }
}
