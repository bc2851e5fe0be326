import MarkdownIt, { type Token } from "markdown-it";

export type Attributes = Readonly<Record<string, string>>;

/** Builds the start of an inline element. */
export function openTag(tag: string, attributes: Attributes = {}): Token {
  const token = new MarkdownIt.Token(`${tag}_open`, tag, 1);
  token.attrs = Object.entries(attributes);
  return token;
}

export function closeTag(tag: string): Token {
  return new MarkdownIt.Token(`${tag}_close`, tag, -1);
}

/** Builds the start of a block element. */
export function openBlock(tag: string, attributes: Attributes = {}): Token {
  const token = openTag(tag, attributes);
  token.block = true;
  return token;
}

export function closeBlock(tag: string): Token {
  const token = closeTag(tag);
  token.block = true;
  return token;
}

/** Builds text, which is escaped when it is rendered. */
export function buildText(content: string): Token {
  const token = new MarkdownIt.Token("text", "", 0);
  token.content = content;
  return token;
}

/**
 * Builds a text that the author did not write, in the site's language. Excerpts leave it out, and
 * it has no direction.
 */
export function buildLabel(content: string): Token {
  const text = buildText(content);
  text.info = "label";
  return text;
}

export function isLabel({ info }: Token): boolean {
  return info === "label";
}

/** Builds HTML that this folder wrote. */
export function buildMarkup(html: string): Token {
  const token = new MarkdownIt.Token("markup", "", 0);
  token.content = html;
  return token;
}

/** Builds the inline token that holds the text of a block. */
export function buildInline(children: Token[]): Token {
  const token = new MarkdownIt.Token("inline", "", 0);
  token.children = children;
  return token;
}

export function buildParagraph(children: Token[], attributes: Attributes = {}): Token[] {
  const open = openBlock("p", attributes);
  open.type = "paragraph_open";
  return [open, buildInline(children), closeBlock("p")];
}

/** Returns an attribute as text. Undefined if the token does not have it. */
export function readAttribute(token: Token, name: string): string | undefined {
  const value = token.attrGet(name);
  return value === null ? undefined : String(value);
}
