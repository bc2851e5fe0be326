import type { StateInline, Token } from "markdown-it";
import { markDropped } from "./empty-lines.ts";
import type { HtmlTag } from "./html-tag.ts";
import { becomeText, isTag, keepAsText, readHtmlTag } from "./tag-tokens.ts";

/** Tags that mark a text. */
const marks = new Set(["kbd", "sub", "sup"]);

/** Tags around the whole text of a summary, which people use to make it bold. */
const summaryMarks = new Set(["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6"]);

/** Tags that people put around pictures only to place or link them. They mean nothing here. */
const wrappers = new Set(["p", "a", "picture"]);

/** Tags of blocks. `details.ts` reads them. */
export const blockMarks = new Set(["details", "summary"]);

/** The types of the tokens of marks. */
export const markTypes: readonly string[] = [...marks].flatMap((tag) => [`${tag}_open`, `${tag}_close`]);

/**
 * Whether a tag may have a meaning. Browsers and GitHub drop the end tag of an element that has
 * none, such as `</img>` (WHATWG HTML, 13.2.6.4.7).
 */
export function isPaired({ name, closing }: HtmlTag): boolean {
  return [marks, summaryMarks, wrappers, blockMarks].some((names) => names.has(name)) || name === "source" || (name === "img" && closing);
}

/** The open tags of one element of Markdown. A pair never crosses its bounds. */
interface Frame {
  readonly open: OpenTag[];
  /** How many tags of each name are open, so that a stray end is never looked for. */
  readonly counts: Map<string, number>;
  readonly sources: Token[];
}

interface OpenTag {
  readonly name: string;
  readonly index: number;
  /** What was read before the tag. */
  readonly texts: number;
  readonly pictures: number;
  readonly sources: number;
}

/**
 * Joins the tags that make pairs inside one text. A tag without its partner stays text. Each tag is
 * visited at most twice.
 */
export function pairTags(state: StateInline): void {
  const { tokens } = state;
  if (!tokens.some(isTag)) return;
  const frames = [openFrame()];
  let texts = 0;
  let pictures = 0;
  /** Pictures by `<img>` whose end tag may follow. */
  let openPictures = 0;
  tokens.forEach((token, index) => {
    if (token.nesting > 0) frames.push(openFrame());
    else if (token.nesting < 0) frames.pop();
    else if (token.type === "image") {
      pictures++;
      if (token.meta?.isTag === true) openPictures++;
    } else if (token.type === "html_tag") readPairedTag(token, index, frames.at(-1) ?? openFrame());
    else if (token.type !== "softbreak" && token.type !== "hardbreak" && token.content.trim() !== "") texts++;
  });
  keepAsText(state, (tag) => !blockMarks.has(readName(tag)));

  function readPairedTag(token: Token, index: number, frame: Frame): void {
    const { name, closing } = readHtmlTag(token);
    if (name === "source") frame.sources.push(token);
    else if (name === "img" && openPictures > 0) {
      openPictures--;
      becomeText(token, "");
      markDropped(state.env);
    } else if (blockMarks.has(name)) texts++;
    else if (!closing) {
      frame.open.push({ name, index, texts, pictures, sources: frame.sources.length });
      frame.counts.set(name, (frame.counts.get(name) ?? 0) + 1);
      texts++;
    } else if (!closeTag(index, name, frame)) texts++;
  }

  function closeTag(index: number, name: string, { open, counts, sources }: Frame): boolean {
    if ((counts.get(name) ?? 0) === 0) return false;
    let start = open.pop();
    while (start) {
      counts.set(start.name, (counts.get(start.name) ?? 0) - 1);
      if (start.name === name) break;
      start = open.pop();
    }
    const [first, last] = [start && tokens[start.index], tokens[index]];
    if (!start || !first || !last) return false;
    if (marks.has(name)) return becomePair(first, last, name);
    if (summaryMarks.has(name)) return isSummary(start.index, index) && becomePair(first, last, "strong");
    if (texts > start.texts + 1 || pictures === start.pictures) return false;
    texts = start.texts;
    const within = name === "picture" ? sources.splice(start.sources) : [];
    for (const dropped of [first, last, ...within]) becomeText(dropped, "");
    markDropped(state.env);
    return true;
  }

  /** Whether two tags are right after the start of a summary and right before its end. */
  function isSummary(first: number, last: number): boolean {
    const [before, after] = [tokens[first - 1], tokens[last + 1]];
    if (!before || !after || !isTag(before) || !isTag(after) || readName(before) !== "summary" || readName(after) !== "summary")
      return false;
    return !readHtmlTag(before).closing && readHtmlTag(after).closing;
  }
}

function readName(token: Token): string {
  return readHtmlTag(token).name;
}

function openFrame(): Frame {
  return { open: [], counts: new Map(), sources: [] };
}

function becomePair(open: Token, close: Token, tag: string): true {
  becomeMark(open, tag, 1);
  becomeMark(close, tag, -1);
  return true;
}

function becomeMark(token: Token, tag: string, nesting: 1 | -1): void {
  token.type = `${tag}_${nesting === 1 ? "open" : "close"}`;
  token.tag = tag;
  token.nesting = nesting;
  token.content = "";
}
