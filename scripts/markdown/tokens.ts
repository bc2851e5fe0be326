import MarkdownIt, { type Token } from "markdown-it";

export type Attributes = Readonly<Record<string, string>>;

/** The start of an element inside a line of text. */
export function openTag(tag: string, attributes: Attributes = {}): Token {
  const token = new MarkdownIt.Token(`${tag}_open`, tag, 1);
  token.attrs = Object.entries(attributes);
  return token;
}

export function closeTag(tag: string): Token {
  return new MarkdownIt.Token(`${tag}_close`, tag, -1);
}

/** The start of an element on its own line. */
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

/** Text as it is; it is escaped when it is rendered. */
export function buildText(content: string): Token {
  const token = new MarkdownIt.Token("text", "", 0);
  token.content = content;
  return token;
}

/** The tokens of a line of text, as a block holds them. */
export function buildInline(children: Token[]): Token {
  const token = new MarkdownIt.Token("inline", "", 0);
  token.children = children;
  return token;
}

/** An attribute as text; undefined when the token has none of this name. */
export function readAttribute(token: Token, name: string): string | undefined {
  const value = token.attrGet(name);
  return value === null ? undefined : String(value);
}
