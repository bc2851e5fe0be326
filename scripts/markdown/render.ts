import type { Token } from "markdown-it";
import type { Direction } from "../text/direction.ts";
import { completeAddresses } from "./absolute.ts";
import { setDirections } from "./directions.ts";
import { parseBody, renderTokens } from "./engine.ts";
import type { FootnoteContext } from "./footnote-section.ts";
import { placeFootnotes } from "./footnotes.ts";
import { readFullText } from "./full-text.ts";
import { labelHeadings } from "./headings.ts";
import { formatCode } from "./highlight.ts";
import { createDresser, type InlineContext } from "./inline.ts";
import type { TextRun } from "./plain-text.ts";

/** What the text of a post cannot know by itself. `idPrefix` is empty but in replies, where it keeps ids apart. */
export type PostContext = FootnoteContext &
  InlineContext & {
    /** Of the page. */
    readonly direction: Direction;
    /** Absolute address of the page, when the text is read away from it. */
    readonly away?: string;
  };

/**
 * A post's body as HTML that holds no element, attribute or address but those of this folder. A body from outside has been through
 * `neutraliseText` before.
 */
export function renderPost(body: string, context: PostContext): string {
  return renderParsed(parseBody(body), body.length, context);
}

/** What a page makes of a post. */
export interface ReadPost {
  readonly html: string;
  /** As `extractText` has it. */
  readonly text: readonly TextRun[];
}

/** A body as `renderPost` renders it, with its text, parsed once for both. */
export function readPost(body: string, context: PostContext): ReadPost {
  const tokens = parseBody(body);
  const text = readFullText(tokens);
  return { html: renderParsed(tokens, body.length, context), text };
}

/** Changes the tokens given. */
function renderParsed(parsed: readonly Token[], bodyLength: number, context: PostContext): string {
  const tokens = placeFootnotes(parsed, context);
  const findHeading = labelHeadings(tokens, context.idPrefix);
  const dress = createDresser(context, findHeading, bodyLength);
  for (const token of tokens) if (token.type === "inline") token.children = dress(token.children ?? []);
  setDirections(tokens, context.direction);
  formatCode(tokens, { coloured: context.away === undefined });
  if (context.away !== undefined) completeAddresses(tokens, context.away);
  return renderTokens(tokens);
}
