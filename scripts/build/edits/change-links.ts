import { isDeepStrictEqual } from "node:util";
import type { Discussion, LocalLink } from "../../content/model.ts";
import type { Destination, LinkingText } from "../../forum/links/link-finder.ts";
import { listTexts } from "../../forum/links/resolve-links.ts";
import type { Entry } from "../../forum/model.ts";
import { isPage } from "../../pages/dead-links.ts";
import { forumUrls } from "../../pages/urls.ts";
import type { Problem } from "../../problems/problem.ts";
import type { EditedForum } from "./edit-forum.ts";
import { countLinks } from "./store-site.ts";
import type { StoredLinks } from "./stored-site.ts";

/**
 * Updates how many links lead to each page, for the texts that changed.
 *
 * @param hasPage whether the site has a page at an address.
 * @returns undefined if a new or a removed link leads to no page. It may have a note, or decide
 * whether a file is published, so the whole site must be planned.
 */
export function changeLinks(
  links: StoredLinks,
  { before, after, find }: EditedForum,
  hasPage: (url: string) => boolean,
): StoredLinks | undefined {
  const byFile = (entries: readonly Entry[]) => new Map(entries.map(({ discussion }) => [discussion.file, listLinks(discussion)]));
  const [old, next] = [byFile(before), byFile(after)];
  const changed = [...new Set([...old.keys(), ...next.keys()])]
    .map((file) => ({ removed: old.get(file) ?? [], added: next.get(file) ?? [] }))
    .filter(({ removed, added }) => !isDeepStrictEqual(removed.map(describePlace), added.map(describePlace)));
  const resolve = ({ link, text }: PlacedLink) => find(link.address, text);
  const removed = changed.flatMap((change) => change.removed).map(resolve);
  const added = changed.flatMap((change) => change.added).map(resolve);
  return [...removed, ...added].every(isAlive) ? countLinks(links, added, removed) : undefined;

  function isAlive({ url, file, isAnchorMissing }: Destination): boolean {
    return url !== undefined && !isAnchorMissing && (file === undefined ? isPage(url, hasPage) : hasPage(url));
  }
}

interface PlacedLink {
  readonly link: LocalLink;
  readonly text: LinkingText;
}

function listLinks(discussion: Discussion): readonly PlacedLink[] {
  return listTexts(discussion, forumUrls).flatMap(({ links, text }) => links.map((link) => ({ link, text })));
}

/** The target differs if the link leads to what only a build of the whole site knows. */
function describePlace({ link: { address, line, column, target }, text: { file } }: PlacedLink): unknown {
  return [file, line, column, address, target];
}

/** Whether a note says that a link leads nowhere. */
export function isAboutLink({ violation }: Problem): boolean {
  return violation.rule.startsWith("linkTo");
}
