import type { LocalLink } from "../content/model.ts";
import type { Gathered } from "../forum/gather.ts";
import type { Destination, LinkingText } from "../forum/links/link-finder.ts";
import { listTexts } from "../forum/links/resolve-links.ts";
import { type Forum, listThreads } from "../forum/model.ts";
import { decodeAddress } from "../markdown/addresses.ts";
import type { Problem } from "../problems/problem.ts";
import type { Violation } from "../problems/violation.ts";
import { readFileName } from "../text/path.ts";
import { showValue } from "../text/show-value.ts";
import { foldSlug } from "../text/slug.ts";
import type { Page } from "./page.ts";
import { assetsUrl, forumUrls, homeUrl, searchIndexUrl } from "./urls.ts";

export interface LinkCheck {
  readonly forum: Forum;
  /** Links of the settings. */
  readonly nav: readonly LocalLink[];
  readonly find: Gathered["find"];
  /** Every page and file that the site will have once everything scheduled is shown. */
  readonly eventual: readonly Page[];
  /** Every page and file that it has now. */
  readonly now: readonly Page[];
  /** Whether the content folder has such a file, also of a draft. */
  readonly hasFile: (path: string) => boolean;
}

/**
 * Builds a note for each link of a text that leads to nothing on the site. A host may have other
 * files beside the site, so it is no problem.
 */
export function findDeadLinks(check: LinkCheck): readonly Problem[] {
  const texts = [...listLinkingTexts(check.forum), ...(check.nav.length > 0 ? [{ links: check.nav, text: siteText }] : [])];
  if (texts.length === 0) return [];
  const findViolation = createJudge(check);
  return texts.flatMap(({ links, text }) =>
    links.flatMap(({ address, line, column }) => {
      const violation = findViolation(address, text);
      return violation ? [{ file: text.file, line, column, violation }] : [];
    }),
  );
}

/** The text that the links of the settings are in. */
export const siteText: LinkingText = { file: "site.yaml", url: homeUrl };

interface Linking {
  readonly links: readonly LocalLink[];
  readonly text: LinkingText;
}

function listLinkingTexts(forum: Forum): readonly Linking[] {
  const { pages } = forum;
  const posts = listThreads(forum).flatMap(({ discussion }) => listTexts(discussion, forumUrls));
  const ownPages = pages.flatMap(({ file, slug, links }) => (links ? [{ links, text: { file, url: forumUrls.page(slug) } }] : []));
  return [...posts, ...ownPages];
}

function createJudge({ forum, find, eventual, now, hasFile }: LinkCheck): (address: string, text: LinkingText) => Violation | undefined {
  const urls = new Set(eventual.map(({ url }) => url));
  const urlsNow = eventual === now ? urls : new Set(now.map(({ url }) => url));
  /** Paths that had a query: the 404 page forwards them, with more names in their query too. */
  const queried = new Set(eventual.flatMap(({ url }) => (url.includes("?") ? [url.replace(/\?.*/s, "")] : [])));
  const suggest = createSuggestion(forum);

  return (written, text) => {
    const destination = find(written, text);
    const address = showValue(decodeAddress(written) ?? written);
    const { url, file } = destination;
    if (url === undefined || file !== undefined) {
      if (url !== undefined && urlsNow.has(url)) return findMissingAnchor(address, destination);
      return file !== undefined && (url !== undefined || hasFile(file))
        ? { rule: "linkToUnpublished", address, file: showValue(file) }
        : { rule: "linkToNoFile", address, near: file === undefined ? undefined : suggest(file) };
    }
    if (!isAlive(url, destination.query, urls)) return { rule: "linkToNoPage", address };
    if (urls !== urlsNow && !isAlive(url, destination.query, urlsNow)) return { rule: "linkToUnpublished", address, file: showValue(url) };
    return findMissingAnchor(address, destination);
  };

  function isAlive(url: string, query: string, known: ReadonlySet<string>): boolean {
    if (isPage(url, (page) => known.has(page))) return true;
    if (query !== "" && (queried.has(url) || queried.has(`${url}/`))) return true;
    // A check does not know the names of files that depend on their contents.
    return url.startsWith(assetsUrl) || url.startsWith(searchIndexUrl);
  }
}

/** Whether a host shows a page at an address. It may lack its last `/`, or name `index.html`. */
export function isPage(url: string, hasPage: (url: string) => boolean): boolean {
  return hasPage(url) || hasPage(`${url}/`) || hasPage(url.replace(/(?<=\/)index\.html$/, ""));
}

function findMissingAnchor(address: string, { fragment, isAnchorMissing }: Destination): Violation | undefined {
  return isAnchorMissing ? { rule: "linkToNoAnchor", address, fragment: showValue(fragment) } : undefined;
}

/**
 * Returns a function that finds the text that a wrong path means: the same path with other
 * capitals or similar letters, or else a discussion or page with the same file name elsewhere.
 */
function createSuggestion({ entries, pages }: Forum): (file: string) => string | undefined {
  let known: { readonly byPath: ReadonlyMap<string, string>; readonly byName: ReadonlyMap<string, string> } | undefined;
  return (file) => {
    known ??= indexFiles();
    return known.byPath.get(foldSlug(file)) ?? known.byName.get(foldSlug(readFileName(file)));
  };

  function indexFiles(): NonNullable<typeof known> {
    const main = [...pages, ...entries.map(({ discussion }) => discussion)].map((one) => one.file);
    const replies = entries.flatMap(({ discussion: { file, replies } }) =>
      replies.map(({ name }) => `${file.replace(/\.md$/, "")}/${name}`),
    );
    return {
      byPath: new Map([...main, ...replies].map((path) => [foldSlug(path), path])),
      byName: new Map(main.map((path) => [foldSlug(readFileName(path)), path])),
    };
  }
}
