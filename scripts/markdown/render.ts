import type { Token } from "markdown-it";
import type { PostWords } from "../locale/locale.ts";
import type { Candidates } from "../text/language.ts";
import type { PartLanguage } from "../text/line-language.ts";
import { type AlertContext, buildAlerts } from "./html/alerts.ts";
import { formatCode } from "./html/code-blocks.ts";
import { nameDetails } from "./html/details.ts";
import type { FootnoteContext } from "./html/footnote-section.ts";
import { labelHeadings } from "./html/headings.ts";
import { createInlineTransform, type InlineContext } from "./html/inline.ts";
import { setLanguages } from "./html/languages.ts";
import { placeFootnotes } from "./html/place-footnotes.ts";
import { parseBody, renderTokens } from "./parse.ts";
import { readAttribute } from "./tokens.ts";

/**
 * The input of rendering besides the text. `idPrefix` is unique for each reply and empty for other
 * texts.
 */
export type PostContext = FootnoteContext &
  InlineContext & {
    readonly words: AlertContext["words"] & Pick<PostWords, "details">;
    /** The language of the page, and the language of other Latin texts. */
    readonly languages: Candidates;
    /** The language that the author named. */
    readonly language?: string | undefined;
    /** Whether a single line end is a line break. By itself, Markdown reads it as a space. */
    readonly lineBreaks: boolean;
  };

/**
 * Renders the body of a post as HTML. Only the code of this folder decides which elements,
 * attributes and addresses the HTML contains. The body must have passed `neutraliseText`.
 */
export function renderMarkdown(body: string, context: PostContext): RenderedText {
  return renderParsed(parseBody(body), body.length, context);
}

/**
 * Renders the tokens of a body. Changes them.
 *
 * @param length of the body, in UTF-16 units.
 */
export function renderParsed(parsed: readonly Token[], length: number, context: PostContext): RenderedText {
  const named = nameDetails(buildAlerts(parsed, { words: context.words, plain: context.pageUrl !== undefined }), context.words);
  const tokens = placeFootnotes(named, context);
  const findHeading = labelHeadings(tokens, context.idPrefix);
  const transform = createInlineTransform(context, findHeading, length);
  for (const token of tokens) if (token.type === "inline") token.children = transform(token.children ?? []);
  if (context.lineBreaks) keepLineBreaks(tokens);
  const language = setLanguages(tokens, context.languages, context.language);
  formatCode(tokens, { coloured: context.pageUrl === undefined });
  if (context.pageUrl !== undefined) completeAddresses(tokens, context.pageUrl);
  return { html: renderTokens(tokens), ...language };
}

/** HTML, and the attributes of the element that is to hold it. */
export interface RenderedText extends PartLanguage {
  readonly html: string;
}

/** Shows each line end in a text as a line break. Changes the given tokens. */
function keepLineBreaks(tokens: readonly Token[]): void {
  for (const token of tokens) {
    for (const child of token.children ?? []) if (child.type === "softbreak") child.type = "hardbreak";
  }
}

/**
 * Makes the address of every link and picture absolute, for a text that is read outside its page.
 * Changes the given tokens.
 *
 * @param page absolute address of the page, the base of `#x` and `../x`.
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
