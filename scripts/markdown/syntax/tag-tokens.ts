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

/** Makes tags without a meaning text and findings. Changes the list of tokens. */
export function keepAsText(state: TagState, isMeaningless: (tag: Token) => boolean): void {
  const { tokens } = state;
  const kept: Token[] = [];
  let links = 0;
  for (const token of tokens) {
    if (token.type === "link_open" || token.type === "link_close") links += token.nesting;
    if (isTag(token) && isMeaningless(token)) for (const part of buildTexts(token, state, links > 0)) kept.push(part);
    else kept.push(token);
  }
  tokens.length = 0;
  for (const token of kept) tokens.push(token);
}

type TagState = Pick<StateInline, "env" | "md" | "tokens">;

function buildTexts(token: Token, state: TagState, isInLink: boolean): readonly Token[] {
  const { name, written } = readHtmlTag(token);
  const offset = Number(token.meta?.offset);
  if (token.meta?.isHtml === true) addFinding(state, { kind: "html", offset, name });
  if (!isInLink && written.includes("://")) return readTexts(written, offset, state);
  becomeText(token, shortenData(written));
  return [token];
}

/** Reads a tag like other text, whose addresses are links. */
function readTexts(written: string, offset: number, { env, md }: TagState): readonly Token[] {
  const parts: Token[] = [];
  env.skipsTags = true;
  md.inline.parse(written, md, env, parts);
  env.skipsTags = false;
  for (const { meta } of parts) if (typeof meta?.offset === "number") meta.offset += offset;
  return parts;
}

export function becomeText(token: Token, content: string): void {
  token.type = "text";
  token.content = content;
}
