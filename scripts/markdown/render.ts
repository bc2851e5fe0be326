import type { Direction } from "../text/direction.ts";
import { completeAddresses } from "./absolute.ts";
import { setDirections } from "./directions.ts";
import { parseBody, renderTokens } from "./engine.ts";
import type { FootnoteContext } from "./footnote-section.ts";
import { placeFootnotes } from "./footnotes.ts";
import { labelHeadings } from "./headings.ts";
import { colourCode } from "./highlight.ts";
import { createDresser, type InlineContext } from "./inline.ts";

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
  const tokens = placeFootnotes(parseBody(body), context);
  const findHeading = labelHeadings(tokens, context.idPrefix);
  const dress = createDresser(context, findHeading, body.length);
  for (const token of tokens) if (token.type === "inline") token.children = dress(token.children ?? []);
  setDirections(tokens, context.direction);
  colourCode(tokens);
  if (context.away !== undefined) completeAddresses(tokens, context.away);
  return renderTokens(tokens);
}
