import type { Token } from "markdown-it";
import type { Direction } from "../text/direction.ts";
import { formatCode } from "./html/code-blocks.ts";
import { setDirections } from "./html/directions.ts";
import type { FootnoteContext } from "./html/footnote-section.ts";
import { labelHeadings } from "./html/headings.ts";
import { createInlineTransform, type InlineContext } from "./html/inline.ts";
import { placeFootnotes } from "./html/place-footnotes.ts";
import { parseBody, renderTokens } from "./parse.ts";
import { readFullText } from "./plain/full-text.ts";
import type { TextRun } from "./plain/text-runs.ts";
import { readAttribute } from "./tokens.ts";

/**
 * What the text of a post cannot know by itself. `idPrefix` is empty but in replies, where it keeps
 * ids apart.
 */
export type PostContext = FootnoteContext &
  InlineContext & {
    /** Of the page. */
    readonly direction: Direction;
    /** Absolute address of the page, when the text is read away from it. */
    readonly away?: string;
  };

/**
 * A post's body as HTML that holds no element, attribute or address but those of this folder. A
 * body from outside has been through `neutraliseText` before.
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
  const transform = createInlineTransform(context, findHeading, bodyLength);
  for (const token of tokens) if (token.type === "inline") token.children = transform(token.children ?? []);
  setDirections(tokens, context.direction);
  formatCode(tokens, { coloured: context.away === undefined });
  if (context.away !== undefined) completeAddresses(tokens, context.away);
  return renderTokens(tokens);
}

/**
 * Gives every link and picture its whole address, as a text needs that is read away from its page.
 * Changes the tokens given.
 *
 * @param page absolute address of the page that the text stands on, from where `#x` and `../x` are
 * read.
 */
function completeAddresses(tokens: readonly Token[], page: string): void {
  for (const token of tokens) {
    for (const name of ["href", "src"]) {
      const address = readAttribute(token, name);
      if (address !== undefined) token.attrSet(name, new URL(address, page).href);
    }
    completeAddresses(token.children ?? [], page);
  }
}
