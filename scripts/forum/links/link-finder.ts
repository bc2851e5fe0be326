import type { ContentPage, Discussion, Reply } from "../../content/model.ts";
import { attachmentEnding, pictureEnding } from "../../content/parse/files/found-file.ts";
import { buildReplyId } from "../../content/parse/reply-id.ts";
import { isRemovedReply } from "../../content/thread.ts";
import { readOwnAddress } from "../../markdown/own-address.ts";
import { findContentPath } from "../../text/content-path.ts";
import { listFolders, readFileName } from "../../text/path.ts";
import type { ForumUrls } from "../model.ts";
import { type Anchor, createAnchors } from "./anchors.ts";
import { joinUrl, type LocalAddress, readLocalAddress } from "./local-address.ts";

/** Where a link leads. */
export interface Destination {
  /** Site-relative and decoded. Undefined if the link names a file that has no page. */
  readonly url?: string;
  /** The path of the content file that the link names. Undefined if it names a page. */
  readonly file?: string;
  /** With its `?`. */
  readonly query: string;
  /** As written, decoded. Empty if there is none. */
  readonly fragment: string;
  /** An id on the page. */
  readonly anchor?: string | undefined;
  /**
   * True if browsers would look on another page: the id is on another page of the discussion, or
   * the link starts at the first page and is shown on a later one.
   */
  readonly isElsewhere?: true;
  /** True if the fragment names no id of the page. Unknown ids of other pages are not missing. */
  readonly isAnchorMissing: boolean;
}

/** A text with links: of a content page, a first post, or a reply. */
export interface LinkingText {
  readonly file: string;
  /** Site-relative address of the page that shows it. */
  readonly url: string;
  /**
   * The address from which relative links lead: that of the discussion, on all its pages, because
   * an edit may move a reply to another page. Absent if it is `url`.
   */
  readonly start?: string;
  /** Present if the text is a reply. Its own headings come before those of the first post. */
  readonly reply?: Reply;
}

/** @param address as in `LocalLink`. */
export type FindDestination = (address: string, text: LinkingText) => Destination;

/** Finds discussions that can be linked. */
export interface LinkedDiscussions {
  /** @param file path below the content folder. */
  readonly byFile: (file: string) => Discussion | undefined;
  /** @param url site-relative, with a `/` at its end. */
  readonly byUrl: (url: string) => Discussion | undefined;
}

/** What can be linked. */
interface Linked {
  readonly discussions: LinkedDiscussions;
  readonly pages: readonly ContentPage[];
  readonly base: string;
}

/** Prepares nothing before its first call. */
export function indexDiscussions(discussions: readonly Discussion[], urls: Pick<ForumUrls, "discussion">): LinkedDiscussions {
  const byFile = defer(() => new Map(discussions.map((discussion) => [discussion.file, discussion])));
  const byUrl = defer(() => new Map(discussions.map((discussion) => [urls.discussion(discussion.slug), discussion])));
  return { byFile: (file) => byFile().get(file), byUrl: (url) => byUrl().get(url) };
}

/** Returns a function that finds where links lead. It prepares nothing before its first call. */
export function createLinkFinder({ discussions, pages, base }: Linked, urls: ForumUrls): FindDestination {
  const anchors = createAnchors();
  const home = readOwnAddress(base);
  const basePath = decodeURI(new URL(base).pathname);
  const pagesByUrl = defer(() => new Map(pages.map((page) => [urls.page(page.slug), page])));

  return (written, text) => {
    const address = readLocalAddress(written, home);
    return findFile(address, text) ?? findPage(address, text);
  };

  /** The destination of a link that names a content file, as links in a repository do. */
  function findFile(address: LocalAddress, { file }: LinkingText): Destination | undefined {
    const { from, path } = address;
    const isMarkdown = /\.md$/i.test(path);
    if ((from !== "file" && from !== "root") || !(isMarkdown || pictureEnding.test(path) || attachmentEnding.test(path))) return undefined;
    const named = findContentPath(file, path);
    const found = named === undefined ? undefined : isMarkdown ? findText(named, address) : findOwnFile(named);
    if (found) return { file: named ?? path, ...found };
    // No page of a site ends in `.md`. From the root, the host may have such a file.
    return isMarkdown && from === "file" ? { file: named ?? path, ...describe(address) } : undefined;
  }

  function findText(file: string, address: LocalAddress): Destination | undefined {
    const { fragment } = address;
    const page = pages.find((one) => one.file === file);
    if (page) return { url: urls.page(page.slug), ...describe(address, findOn(page, fragment)) };
    const discussion = discussions.byFile(file);
    if (discussion) {
      const found = findAnchor(address, () => anchors.findInDiscussion(discussion, fragment));
      return { url: urls.discussion(discussion.slug, found?.page), ...describe(address, () => found) };
    }
    const owner = findOwner(file);
    const placed = owner && anchors.findReply(owner, buildReplyId(readFileName(file)));
    if (!owner || !placed) return undefined;
    const { post, page: number } = placed;
    const there = { url: urls.discussion(owner.slug, number), query: "", fragment };
    if (isRemovedReply(post)) return { ...there, anchor: post.id, isAnchorMissing: false };
    const found = findAnchor(address, () => toAnchor(anchors.findInReply(post, fragment)));
    const { anchor = post.id, isAnchorMissing } = describe(address, () => found);
    return { ...there, anchor, isAnchorMissing };
  }

  function findOwnFile(path: string): Destination | undefined {
    const name = readFileName(path);
    const page = pages.find(({ file }) => file === `${listFolders(path).at(-1) ?? ""}.md`);
    if (page?.pictures?.some((picture) => picture.name === name))
      return { url: urls.page(page.slug) + name, query: "", fragment: "", isAnchorMissing: false };
    const owner = findOwner(path);
    const own = owner?.pictures.get(name) ?? owner?.attachments?.get(name);
    return owner && own && { url: urls.discussion(owner.slug) + name, query: "", fragment: "", isAnchorMissing: false };
  }

  /** The discussion whose folder holds a file. */
  function findOwner(path: string): Discussion | undefined {
    return discussions.byFile(`${listFolders(path).at(-1) ?? ""}.md`);
  }

  function findPage(address: LocalAddress, text: LinkingText): Destination {
    const { from, path, fragment } = address;
    const { start = text.url } = text;
    const url = { here: () => text.url, file: () => joinUrl(start, path), site: () => path, root: () => dropBase(path) }[from]();
    const elsewhere = { isElsewhere: true } as const;
    const there = { url, ...(from === "file" && start !== text.url && elsewhere) };
    const folder = url.replace(/(?:\/index\.html|\/)?$/, "/");
    const page = pagesByUrl().get(folder);
    if (page) return { ...there, ...describe(address, findOn(page, fragment)) };
    const discussion = discussions.byUrl(folder) ?? discussions.byUrl(folder.replace(laterPage, "/"));
    if (!discussion) return { ...there, ...describe(address) };
    const { reply } = from === "here" ? text : {};
    const findOwn = () => reply && toAnchor(anchors.findInReply(reply, fragment));
    const found = findAnchor(address, () => findOwn() ?? anchors.findInDiscussion(discussion, fragment));
    const described = describe(address, () => found);
    const own = found?.page === undefined ? folder : urls.discussion(discussion.slug, found.page);
    return own === folder ? { ...there, ...described } : { url: own, ...elsewhere, ...described };
  }

  function findOn(page: ContentPage, fragment: string): () => Anchor | undefined {
    return () => toAnchor(anchors.findOnPage(page, fragment));
  }

  /** A path from the root of the host, with or without the path of the site. */
  function dropBase(path: string): string {
    return `${path}/`.startsWith(basePath) ? `/${path.slice(basePath.length)}` : path;
  }
}

/** The number at the end of the address of a later page. */
const laterPage = /\/[1-9]\d*\/$/;

function findAnchor({ fragment }: LocalAddress, find: () => Anchor | undefined): Anchor | undefined {
  return fragment === "" ? undefined : find();
}

function toAnchor(id: string | undefined): Anchor | undefined {
  return id === undefined ? undefined : { id };
}

/** @param find absent if nobody knows the ids of the page. */
function describe(address: LocalAddress, find?: () => Anchor | undefined): Omit<Destination, "url"> {
  const { query, fragment } = address;
  const anchor = find && findAnchor(address, find)?.id;
  return { query, fragment, anchor, isAnchorMissing: find !== undefined && fragment !== "" && anchor === undefined };
}

/** Postpones work until its result is needed, and does it once. */
function defer<T>(compute: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}
