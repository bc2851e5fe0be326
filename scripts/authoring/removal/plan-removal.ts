import { createLocate, createReader, type Locate, listFiles } from "../../build/content-files.ts";
import { checkContent } from "../../build/folders.ts";
import { findPost, type TargetPost } from "../../content/authoring/removal/find-target.ts";
import { listLostFiles } from "../../content/authoring/removal/lost-files.ts";
import { isTombstone, type PostText, readKey, readPostText } from "../../content/authoring/removal/post-text.ts";
import type { Site } from "../../content/model.ts";
import type { DiscussionFiles } from "../../content/parse/files/content-tree.ts";
import type { ReadBytes } from "../../content/parse-content.ts";
import { parseFrame } from "../../content/parse-content.ts";
import { buildAuthorSlug, foldAuthor } from "../../forum/authors.ts";
import type { Folding } from "../../locale/locale.ts";
import { requireLocale } from "../../locale/locales.ts";
import { decodeAddress } from "../../markdown/addresses.ts";
import { listReservedAddresses } from "../../pages/urls.ts";

/** What a removal touches, by paths below the content folder. */
export interface Removal {
  readonly posts: readonly (PostText & Pick<TargetPost, "kind">)[];
  /** Posts by others that lose the name and the time of their update. */
  readonly updates: readonly PostText[];
  /** Pictures that no text of their discussion names any more. */
  readonly files: readonly string[];
}

/** Why nothing can be removed. */
export type NoRemoval =
  | { readonly reason: "unknown" }
  | { readonly reason: "unreadable"; readonly file: string }
  | { readonly reason: "ambiguous"; readonly file: string };

export interface OpenedContent {
  readonly site: Site;
  readonly folding: Folding;
  readonly discussions: readonly DiscussionFiles[];
  readonly read: ReadBytes;
  readonly locate: Locate;
}

/** @throws {UsageError} if there is no such folder. */
export function openForRemoval(folder: string): OpenedContent {
  checkContent(folder);
  const found = listFiles(folder);
  const locate = createLocate(folder, found);
  const read = createReader(locate);
  const { settings, discussions } = parseFrame(found, read, listReservedAddresses());
  return { site: settings.site, folding: requireLocale(settings.site.language).folding, discussions, read, locate };
}

/**
 * Finds what a user wants to remove: a post, or everything of an author.
 *
 * @param written a post as for `findPost`, a name, perhaps after `author:`, or the address of the
 *   page of an author.
 */
export function planRemoval(content: OpenedContent, written: string): Removal | NoRemoval {
  const { discussions } = content;
  const [, slug] = /(?:^|\/)authors\/([^/?#]+)\/?(?:[?#].*)?$/s.exec(written.trim()) ?? [];
  if (slug !== undefined)
    return planAuthor(content, (key) => buildAuthorSlug(key) === (decodeAddress(slug) ?? slug).normalize("NFC")) ?? { reason: "unknown" };
  const [, name] = /^author:(.*)$/s.exec(written.trim()) ?? [];
  const target = name === undefined ? findPost(written, discussions) : undefined;
  // A path or an address is no name.
  const mayBeAuthor = !target || !/[/#]|\.md$/.test(written);
  const byAuthor = mayBeAuthor ? planAuthor(content, (key) => key === foldAuthor((name ?? written).trim(), content.folding)) : undefined;
  if (target && byAuthor) return { reason: "ambiguous", file: target.file };
  if (!target) return byAuthor ?? { reason: "unknown" };
  const post = readPostText(target.file, content.read(target.file));
  if (!post) return { reason: "unreadable", file: target.file };
  return complete(content, isTombstone(post) ? [] : [{ ...post, kind: target.kind }], [], [target.file]);
}

/**
 * Undefined if nobody is meant.
 *
 * @param isMeant takes the key of an author.
 */
function planAuthor(content: OpenedContent, isMeant: (key: string) => boolean): Removal | undefined {
  const isTheirs = (written: string | undefined) => written !== undefined && isMeant(foldAuthor(written.trim(), content.folding));
  const posts: Removal["posts"][number][] = [];
  const updates: PostText[] = [];
  for (const { file, replies } of content.discussions)
    for (const { path } of [file, ...replies]) {
      const post = readPostText(path, content.read(path));
      if (!post || isTombstone(post)) continue;
      if (isTheirs(readKey(post, "author"))) posts.push({ ...post, kind: path === file.path ? "discussion" : "reply" });
      else if (isTheirs(readKey(post, "updatedBy"))) updates.push(post);
    }
  return posts.length + updates.length > 0 ? complete(content, posts, updates, []) : undefined;
}

/** Adds pictures and attachments. A removal that was interrupted may have left some of `also`. */
function complete(
  { discussions, read, site }: OpenedContent,
  posts: Removal["posts"],
  updates: readonly PostText[],
  also: readonly string[],
): Removal {
  const removed = new Set([...posts.map(({ file }) => file), ...also]);
  const touched = discussions.filter(({ file, replies }) => [file, ...replies].some(({ path }) => removed.has(path)));
  return { posts, updates, files: touched.flatMap((files) => listLostFiles(files, removed, read, site.base)) };
}
