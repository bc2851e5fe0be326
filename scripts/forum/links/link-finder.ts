import type { ContentPage, Discussion, Reply } from "../../content/model.ts";
import { attachmentEnding, pictureEnding } from "../../content/parse/files/found-file.ts";
import { readOwnAddress } from "../../markdown/own-address.ts";
import { findContentPath } from "../../text/content-path.ts";
import { listFolders, readFileName } from "../../text/path.ts";
import type { ForumUrls } from "../model.ts";
import { createAnchors } from "./anchors.ts";
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
  /** True if the fragment names no id of the page. Unknown ids of other pages are not missing. */
  readonly isAnchorMissing: boolean;
}

/** A text with links: of a content page, a first post, or a reply. */
export interface LinkingText {
  readonly file: string;
  /** Site-relative address of the page that shows it. */
  readonly url: string;
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
    if (page) return { url: urls.page(page.slug), ...describe(address, () => anchors.findOnPage(page, fragment)) };
    const discussion = discussions.byFile(file);
    if (discussion)
      return { url: urls.discussion(discussion.slug), ...describe(address, () => anchors.findInDiscussion(discussion, fragment)) };
    const owner = findOwner(file);
    const isNamed = ({ name }: Pick<Reply, "name">) => name === readFileName(file);
    const tombstone = owner?.tombstones?.find(isNamed);
    if (owner && tombstone) return { url: urls.discussion(owner.slug), query: "", fragment, anchor: tombstone.id, isAnchorMissing: false };
    const reply = owner?.replies.find(isNamed);
    if (!owner || !reply) return undefined;
    const { anchor = reply.id, isAnchorMissing } = describe(address, () => anchors.findInReply(reply, fragment));
    return { url: urls.discussion(owner.slug), query: "", fragment, anchor, isAnchorMissing };
  }

  function findOwnFile(path: string): Destination | undefined {
    const owner = findOwner(path);
    const name = readFileName(path);
    const own = owner?.pictures.get(name) ?? owner?.attachments?.get(name);
    return owner && own && { url: urls.discussion(owner.slug) + name, query: "", fragment: "", isAnchorMissing: false };
  }

  /** The discussion whose folder holds a file. */
  function findOwner(path: string): Discussion | undefined {
    return discussions.byFile(`${listFolders(path).at(-1) ?? ""}.md`);
  }

  function findPage(address: LocalAddress, text: LinkingText): Destination {
    const { from, path, fragment } = address;
    const url = { here: () => text.url, file: () => joinUrl(text.url, path), site: () => path, root: () => dropBase(path) }[from]();
    const folder = url.replace(/(?:\/index\.html|\/)?$/, "/");
    const page = pagesByUrl().get(folder);
    if (page) return { url, ...describe(address, () => anchors.findOnPage(page, fragment)) };
    const discussion = discussions.byUrl(folder);
    if (!discussion) return { url, ...describe(address) };
    const { reply } = from === "here" ? text : {};
    const findOwn = () => reply && anchors.findInReply(reply, fragment);
    return { url, ...describe(address, () => findOwn() ?? anchors.findInDiscussion(discussion, fragment)) };
  }

  /** A path from the root of the host, with or without the path of the site. */
  function dropBase(path: string): string {
    return `${path}/`.startsWith(basePath) ? `/${path.slice(basePath.length)}` : path;
  }
}

function describe({ query, fragment }: LocalAddress, findAnchor?: () => string | undefined): Omit<Destination, "url"> {
  const anchor = fragment === "" ? undefined : findAnchor?.();
  return { query, fragment, anchor, isAnchorMissing: findAnchor !== undefined && fragment !== "" && anchor === undefined };
}

/** Postpones work until its result is needed, and does it once. */
function defer<T>(compute: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}
