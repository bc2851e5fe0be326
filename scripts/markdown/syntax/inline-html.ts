import type { MarkdownIt, StateInline } from "markdown-it";
import { resolveAddress } from "../addresses.ts";
import { markRefused } from "../refused-addresses.ts";
import { buildText } from "../tokens.ts";
import { markDropped } from "./empty-lines.ts";
import { decodeValue } from "./entities.ts";
import { addFinding } from "./findings.ts";
import { findHandler, type HtmlTag, looksLikeHtml, readTag } from "./html-tag.ts";
import { blockMarks, isPaired, pairTags } from "./paired-tags.ts";
import { pushTag } from "./tag-tokens.ts";

/**
 * Reads the HTML that people write in Markdown on GitHub: comments, `<br>`, `<img>` and the tags of
 * `paired-tags.ts`. All other HTML is text, and so is a tag that would start a script. Attributes
 * are read and checked, never copied.
 */
export function readInlineHtml(engine: MarkdownIt): void {
  engine.inline.ruler.before("autolink", "inline_html", readHtml);
  engine.inline.ruler2.before("fragments_join", "paired_tags", pairTags);
}

function readHtml(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (src.charCodeAt(pos) !== 0x3c || state.env.skipsTags) return false;
  if (src.startsWith("<!--", pos)) return skipComment(state);
  const tag = readTag(src, pos, state.posMax);
  if (!tag) return false;
  const handler = findHandler(tag);
  if (handler === undefined && readKnown(state, tag, silent)) {
    state.pos += tag.written.length;
    if (tag.name === "br") skipLineEnd(state);
    return true;
  }
  if (!silent && looksLikeHtml(tag, src, pos)) {
    // Without the attribute, the tag would work.
    const isCause = handler !== undefined && readKnown(state, tag, true);
    addFinding(state, { kind: "html", offset: pos, name: tag.name, ...(isCause && { handler }) });
  }
  return false;
}

/**
 * Drops a comment. As on GitHub, its text has no `--` and does not start with `>` (GFM 0.29, 6.10),
 * so each start is read no further than the next one.
 */
function skipComment(state: StateInline): boolean {
  const start = state.pos + "<!--".length;
  const end = state.src.indexOf("--", start);
  if (end < 0 || end + 3 > state.posMax || state.src[end + 2] !== ">" || /^-?>/.test(state.src.slice(start, start + 2))) return false;
  state.pos = end + "-->".length;
  markDropped(state.env);
  return true;
}

function readKnown(state: StateInline, tag: HtmlTag, silent: boolean): boolean {
  // Browsers and GitHub read `</br>` as `<br>` (WHATWG HTML, 13.2.6.4.7).
  if (tag.name === "br") {
    if (!silent) state.push("hardbreak", "br", 0);
    return true;
  }
  if (tag.name === "img" && !tag.closing) return readPicture(state, tag, silent);
  if (!isPaired(tag)) return false;
  if (silent) return true;
  pushTag(state, tag);
  if (blockMarks.has(tag.name)) state.env.blockMarks = true;
  return true;
}

/** Reads `<img>` as the token of a Markdown picture. */
function readPicture(state: StateInline, tag: HtmlTag, silent: boolean): boolean {
  const written = decodeValue(tag.attributes.get("src") ?? "");
  const address = resolveAddress(written) ?? markRefused(written);
  if (address === "") return false;
  if (silent) return true;
  const token = state.push("image", "img", 0);
  const alt = decodeValue(tag.attributes.get("alt") ?? "").replace(/\s+/g, " ");
  token.content = alt;
  token.attrs = [
    ["src", address],
    ["alt", ""],
  ];
  token.children = [buildText(alt)];
  token.meta = { offset: state.pos, isTag: true, width: readLength(tag, "width"), height: readLength(tag, "height") };
  return true;
}

/** Whole pixels. Undefined for a percentage, which would need a style. */
function readLength({ attributes }: HtmlTag, name: "width" | "height"): number | undefined {
  const [, digits] = /^\s*(\d{1,5})(?:\.\d*)?(?:px)?\s*$/i.exec(attributes.get(name) ?? "") ?? [];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}

/** A line end after `<br>` would be a second break. */
function skipLineEnd(state: StateInline): void {
  const [space = ""] = /^[ \t]*(?:\n[ \t]*)?/.exec(state.src.slice(state.pos, state.posMax)) ?? [];
  state.pos += space.length;
}
