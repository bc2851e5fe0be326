import { readOwnAddress } from "../../../markdown/own-address.ts";
import { scanBody } from "../../../markdown/scan.ts";
import { readFileName } from "../../../text/path.ts";
import type { DiscussionFiles } from "../../parse/files/content-tree.ts";
import { findUnnamedPictures } from "../../parse/unnamed-pictures.ts";
import type { ReadBytes } from "../../parse-content.ts";
import { readPostText } from "./post-text.ts";

/**
 * Lists the pictures of a discussion that go with its removed posts: those that only they name.
 * With the first post go also the pictures that no post names.
 *
 * @param removed paths of the removed posts.
 * @param base address of the site.
 */
export function listLostPictures(
  { file, replies, pictures }: DiscussionFiles,
  removed: ReadonlySet<string>,
  read: ReadBytes,
  base: string,
): readonly string[] {
  if (pictures.length === 0) return [];
  const home = readOwnAddress(base);
  const folder = file.path.replace(/\.md$/, "");
  const names = pictures.map(({ path }) => readFileName(path));
  const posts = [file, ...replies].map(({ path }) => path);
  const free = findUnnamed(posts.filter((path) => !removed.has(path)));
  const others = removed.has(file.path) ? [] : findUnnamed(posts.filter((path) => removed.has(path)));
  const lost = new Set(free.filter((name) => !others.includes(name)));
  return pictures.map(({ path }) => path).filter((path) => lost.has(readFileName(path)));

  /** The pictures that none of these posts names. */
  function findUnnamed(paths: readonly string[]): readonly string[] {
    return findUnnamedPictures(names, paths.flatMap(listAddresses));
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
