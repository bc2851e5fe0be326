import type { Attachment, Picture } from "../content/model.ts";
import type { Gathered } from "../forum/gather.ts";
import { listTexts } from "../forum/links/resolve-links.ts";
import { type Forum, listThreads } from "../forum/model.ts";
import type { Problem } from "../problems/problem.ts";
import type { Violation } from "../problems/violation.ts";
import type { Page } from "./page.ts";
import { type PlannedCopy, planCopies } from "./picture-copies.ts";
import type { CopiedPage } from "./static-files.ts";
import { forumUrls } from "./urls.ts";

/** The files beside a discussion or a page. */
interface OwnFolder {
  /** Site-relative, of the page that shows them. */
  readonly url: string;
  readonly pictures: readonly Picture[];
  readonly attachments: readonly Attachment[];
  readonly unnamed: readonly string[];
}

/**
 * Plans the pictures and attachments of all discussions and pages that a text shows or links, each
 * beside its page.
 */
export function planPublishedFiles(forum: Forum, find: Gathered["find"]): readonly CopiedPage[] {
  const isLinked = createLinkedTest(forum, find);
  return listFolders(forum).flatMap(({ url, pictures, attachments, unnamed }) => {
    const isPublished = ({ name }: { readonly name: string }) => !unnamed.includes(name) || isLinked(url + name);
    return [
      ...pictures.filter(isPublished).map(({ name, file }) => ({ url: url + name, source: file, picture: "whole" as const })),
      ...attachments.filter(isPublished).map(({ name, file }) => ({ url: url + name, source: file })),
    ];
  });
}

/** Plans the smaller copies of the pictures that a text shows. */
export function planPictureCopies(forum: Forum): readonly PlannedCopy[] {
  return planCopies(listFolders(forum).flatMap(({ pictures }) => pictures));
}

/** Builds a note for each folder with files that are not published, at the first of them. */
export function noteUnnamedFiles(forum: Forum, published: readonly Page[]): readonly Problem[] {
  const folders = listFolders(forum).filter(({ unnamed }) => unnamed.length > 0);
  if (folders.length === 0) return [];
  const sources = new Set(published.map(({ source }) => source));
  return folders.flatMap(({ pictures, attachments, unnamed }) => {
    const all = [...pictures, ...attachments].filter(({ name }) => unnamed.includes(name));
    const [first, ...others] = all.filter(({ file }) => !sources.has(file));
    const violation: Violation = { rule: "unnamedFile", ...(others.length > 0 && { others: others.length }) };
    return first === undefined ? [] : [{ file: first.file, line: 1, column: 1, violation }];
  });
}

/** The folders that hold files. */
function listFolders(forum: Forum): readonly OwnFolder[] {
  const threads = listThreads(forum)
    .filter(({ discussion }) => discussion.pictures.size > 0 || discussion.attachments !== undefined)
    .map(({ url, discussion: { pictures, attachments = new Map<string, Attachment>(), unnamed = [] } }) => {
      return { url, pictures: [...pictures.values()], attachments: [...attachments.values()], unnamed };
    });
  const pages = forum.pages.flatMap(({ slug, pictures, unnamed = [] }) =>
    pictures ? [{ url: forumUrls.page(slug), pictures, attachments: [], unnamed }] : [],
  );
  return [...threads, ...pages];
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
