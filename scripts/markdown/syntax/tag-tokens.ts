import type { StateInline, Token } from "markdown-it";
import { shortenData } from "./data-addresses.ts";
import { addFinding } from "./findings.ts";
import { type HtmlTag, looksLikeHtml } from "./html-tag.ts";

/** What a tag of a box becomes. A tag is dropped if its partner is in a part that is not read. */
export type DetailsRole = "details_open" | "details_close" | "summary_open" | "summary_close" | "dropped";

/** Builds the token of a tag that may have a partner. Later rules replace it. */
export function pushTag(state: StateInline, tag: HtmlTag): void {
  const token = state.push("html_tag", "", 0);
  token.content = tag.written;
  token.markup = tag.written;
  token.meta = { tag, offset: state.pos, isHtml: looksLikeHtml(tag, state.src, state.pos) };
}

export function isTag(token: Token): boolean {
  return token.type === "html_tag";
}

export function readHtmlTag(token: Token): HtmlTag {
  return token.meta?.tag as HtmlTag;
}

/** Undefined for a tag without a partner. */
export function readRole(token: Token): DetailsRole | undefined {
  return isTag(token) ? (token.meta?.role as DetailsRole | undefined) : undefined;
}

export function setRole(token: Token, role: DetailsRole): void {
  token.meta = { ...token.meta, role };
}

/** Makes a tag without a meaning text, and a finding. */
export function keepAsText(token: Token, state: Pick<StateInline, "env" | "tokens">): void {
  const { name } = readHtmlTag(token);
  if (token.meta?.isHtml === true) addFinding(state, { kind: "html", offset: Number(token.meta?.offset), name });
  becomeText(token, shortenData(token.markup));
}

export function becomeText(token: Token, content: string): void {
  token.type = "text";
  token.content = content;
}
