import type { Token } from "markdown-it";
import { limits } from "../../text/limits.ts";
import { buildHeadingSlug } from "../../text/slug.ts";
import { decodeAddress } from "../addresses.ts";
import { readPlainText } from "../plain/text-runs.ts";
import { readWithNames } from "../syntax/emoji.ts";

/** Finds the id of the heading for a `#fragment`, written by hand or percent-encoded. */
export type FindHeading = (fragment: string) => string | undefined;

/**
 * Sets the id and the level of each heading. Headings of replies, which have an `idPrefix`, are
 * under an `h2` and start at `h3`; headings of other posts start at `h2`. No level is skipped on
 * the way down. Changes the given tokens.
 */
export function labelHeadings(tokens: readonly Token[], idPrefix: string): FindHeading {
  const findLevel = createLevels(idPrefix === "" ? 2 : 3);
  const findId = createIds();
  const ids = new Map<string, string>();
  tokens.forEach((open, index) => {
    if (open.type !== "heading_open") return;
    // As on GitHub, whose links people bring: `:rocket: Start` has the id `rocket-start`.
    const text = readPlainText(tokens[index + 1]?.children ?? [], readWithNames);
    const slug = buildHeadingSlug(text.slice(0, limits.headingIdLength));
    const id = findId(slug);
    for (const name of [id, idPrefix + id, slug]) if (!ids.has(name)) ids.set(name, idPrefix + id);
    open.attrSet("id", idPrefix + id);
    const close = tokens[index + 2];
    open.tag = `h${findLevel(Number(open.tag.slice(1)))}`;
    if (close) close.tag = open.tag;
  });
  return (fragment) => {
    const name = decodeAddress(fragment) ?? fragment;
    return ids.get(name) ?? ids.get(buildHeadingSlug(name.slice(0, limits.headingIdLength)));
  };
}

/** Each heading is at most one level below the heading that contains it, whatever was written. */
function createLevels(highest: number): (written: number) => number {
  const above: number[] = [];
  return (written) => {
    while ((above.at(-1) ?? 0) >= written) above.pop();
    above.push(written);
    return Math.min(highest + above.length - 1, 6);
  };
}

/**
 * `s-` separates an ASCII-only id from names of scripts and of the page's own elements (`location`,
 * `search`).
 */
function createIds(): (slug: string) => string {
  const nextNumbers = new Map<string, number>();
  return (slug) => {
    const name = /\P{ASCII}/u.test(slug) ? slug : `s-${slug || "section"}`;
    let id = name;
    for (let number = nextNumbers.get(name) ?? 1; nextNumbers.has(id); number++) {
      id = `${name}-${number}`;
      nextNumbers.set(name, number + 1);
    }
    nextNumbers.set(id, 1);
    return id;
  };
}
