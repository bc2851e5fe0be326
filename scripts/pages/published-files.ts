import type { Discussion } from "../content/model.ts";
import type { Gathered } from "../forum/gather.ts";
import { listTexts } from "../forum/links/resolve-links.ts";
import { type Forum, listThreads } from "../forum/model.ts";
import type { Problem } from "../problems/problem.ts";
import type { Violation } from "../problems/violation.ts";
import type { Page } from "./page.ts";
import type { CopiedPage } from "./static-files.ts";
import { buildPictureCopyUrl, forumUrls } from "./urls.ts";

/**
 * Plans the pictures and attachments of all discussions that a text shows or links, each beside its
 * page.
 */
export function planPublishedFiles(forum: Forum, find: Gathered["find"]): readonly CopiedPage[] {
  const isLinked = createLinkedTest(forum, find);
  return listThreads(forum)
    .filter(({ discussion }) => discussion.pictures.size > 0 || discussion.attachments !== undefined)
    .flatMap(({ url, discussion }) =>
      listOwnFiles(discussion)
        .filter(({ name }) => !discussion.unnamed?.includes(name) || isLinked(url + name))
        .map(({ name, file }) => ({ url: url + name, source: file, ...(discussion.pictures.has(name) && { picture: "whole" as const }) })),
    );
}

/** Plans the smaller copies of the pictures among some files. Equal pictures have one copy. */
export function planPictureCopies(forum: Forum, published: readonly CopiedPage[]): readonly CopiedPage[] {
  const sources = new Set(published.map(({ source }) => source));
  const pictures = listThreads(forum).flatMap(({ discussion }) => [...discussion.pictures.values()]);
  const copies = new Map(
    pictures.flatMap(({ file, copy }) => {
      const url = copy && buildPictureCopyUrl(copy.name);
      return copy && url && sources.has(file) ? [[url, { url, source: file, picture: copy }] as const] : [];
    }),
  );
  return [...copies.values()];
}

/** Builds a note for each folder with files that are not published, at the first of them. */
export function noteUnnamedFiles(forum: Forum, published: readonly Page[]): readonly Problem[] {
  const folders = listThreads(forum).filter(({ discussion }) => discussion.unnamed !== undefined);
  if (folders.length === 0) return [];
  const sources = new Set(published.map(({ source }) => source));
  return folders.flatMap(({ discussion }) => {
    const unnamed = listOwnFiles(discussion).filter(({ name }) => discussion.unnamed?.includes(name));
    const [first, ...others] = unnamed.filter(({ file }) => !sources.has(file));
    const violation: Violation = { rule: "unnamedFile", ...(others.length > 0 && { others: others.length }) };
    return first === undefined ? [] : [{ file: first.file, line: 1, column: 1, violation }];
  });
}

function listOwnFiles({ pictures, attachments = new Map() }: Discussion): readonly { readonly name: string; readonly file: string }[] {
  return [...pictures.values(), ...attachments.values()];
}

/** Whether some text of the site links a file. Prepares nothing before its first call. */
function createLinkedTest(forum: Forum, find: Gathered["find"]): (url: string) => boolean {
  let linked: ReadonlySet<string> | undefined;
  return (url) => {
    linked ??= new Set(listDestinations(forum, find));
    return linked.has(url);
  };
}

function listDestinations(forum: Forum, find: Gathered["find"]): readonly string[] {
  const { pages } = forum;
  const posts = listThreads(forum).flatMap(({ discussion }) => listTexts(discussion, forumUrls));
  const own = pages.map(({ file, slug, links = [] }) => ({ links, text: { file, url: forumUrls.page(slug) } }));
  return [...posts, ...own].flatMap(({ links, text }) => links.flatMap(({ address }) => find(address, text).url ?? []));
}
