import type { Token } from "markdown-it";
import { limits } from "../../text/limits.ts";
import { buildHeadingSlug } from "../../text/slug.ts";
import { createHeadingIds, type FindHeading } from "../heading-ids.ts";
import { readPlainText } from "../plain/text-runs.ts";
import { splitFootnotes } from "../split-footnotes.ts";
import { readWithNames } from "../syntax/emoji.ts";

/** The slugs of the headings of a parsed body, in the order of its page. */
export function listHeadings(tokens: readonly Token[]): readonly string[] {
  if (!tokens.some(isHeading)) return [];
  const { text, notes } = splitFootnotes(tokens);
  return listSlugs([...text, ...[...notes.values()].flat()]);
}

/**
 * Sets the id and the level of each heading. Headings of replies, which have an `idPrefix`, are
 * under an `h2` and start at `h3`; headings of other posts start at `h2`. No level is skipped on
 * the way down. Changes the given tokens.
 */
export function labelHeadings(tokens: readonly Token[], idPrefix: string): FindHeading {
  const findLevel = createLevels(idPrefix === "" ? 2 : 3);
  const { ids, find } = createHeadingIds(listSlugs(tokens), idPrefix);
  const nextId = ids.values();
  tokens.forEach((open, index) => {
    if (!isHeading(open)) return;
    open.attrSet("id", nextId.next().value ?? "");
    const close = tokens[index + 2];
    open.tag = `h${findLevel(Number(open.tag.slice(1)))}`;
    if (close) close.tag = open.tag;
  });
  return find;
}

function listSlugs(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((open, index) => {
    if (!isHeading(open)) return [];
    // As on GitHub, whose links people bring: `:rocket: Start` has the id `rocket-start`.
    const text = readPlainText(tokens[index + 1]?.children ?? [], readWithNames);
    return [buildHeadingSlug(text.slice(0, limits.headingIdLength))];
  });
}

function isHeading({ type }: Token): boolean {
  return type === "heading_open";
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
