import { resolveAddress } from "../../markdown/addresses.ts";
import type { ResolveLink } from "../text/markdown.ts";

/** Where the posts and tags of the old site are on the new one. */
export interface LinkTargets {
  /** Hosts of the old site. Links to its pages that were not imported use the first one. */
  readonly hosts: readonly string[];
  /** Returns the site-relative address of a question or an answer, with its anchor. */
  readonly findPost: (id: number) => string | undefined;
  readonly findTag: (name: string) => string | undefined;
}

/**
 * Creates a function that resolves the addresses in posts. Addresses of imported questions, answers
 * and tags become addresses of the new site; other addresses keep their target. The function
 * returns undefined for a path of the old site if its host is unknown, and for an address that no
 * page may link to.
 *
 * @example const findPost = () => "/discussions/x-1/"
 * createLinkResolver({ hosts: ["a.example"], findPost, findTag })("/q/1/22")
 * // => "/discussions/x-1/"
 */
export function createLinkResolver({ hosts, findPost, findTag }: LinkTargets): ResolveLink {
  const [home] = hosts;
  const own = new Set(hosts);
  return (written) => {
    const trimmed = written.replace(/[\t\n\r]/g, "").trim();
    const address = trimmed.startsWith("//") ? `https:${trimmed}` : trimmed;
    if (/^mailto:/i.test(address)) return resolveAddress(address) && address;
    const isPath = address.startsWith("/");
    if (!isPath && !/^https?:\/\//i.test(address)) return undefined;
    const absolute = isPath ? `https://${home ?? "unknown.invalid"}${address}` : address;
    if (!URL.canParse(absolute)) return undefined;
    const url = new URL(absolute);
    if (isPath || own.has(url.hostname)) {
      const target = findTarget(url, findPost, findTag);
      if (target !== undefined) return target;
    }
    return (isPath && home === undefined) || resolveAddress(absolute) === undefined ? undefined : absolute;
  };
}

/**
 * Resolves the address forms of Stack Exchange: `/questions/ID/words/ANSWER#ANSWER`, `/q/ID/USER`,
 * `/a/ID/USER`, `#commentID_POST`, `/questions/tagged/TAG`.
 */
function findTarget({ pathname, hash }: URL, findPost: LinkTargets["findPost"], findTag: LinkTargets["findTag"]): string | undefined {
  const [, tag] = /^\/(?:questions\/tagged|tags)\/([^/+]+)(?:\/info)?\/?$/.exec(pathname) ?? [];
  if (tag !== undefined) return findTag(decodePart(tag));
  const [, form, id, , answer] = /^\/(questions|q|a)\/(\d+)(?:\/([^/]*))?(?:\/(\d+))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const [, comment, anchor] = /^#(?:comment\d+_(\d+)|(\d+))$/.exec(hash) ?? [];
  const inner = form === "questions" ? [comment, anchor, answer] : [comment, anchor];
  for (const part of inner) {
    const target = part === undefined ? undefined : findPost(Number(part));
    if (target !== undefined) return target;
  }
  return findPost(Number(id));
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
