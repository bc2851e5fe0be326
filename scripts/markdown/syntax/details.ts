import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { limits } from "../../text/limits.ts";
import { splitDetails } from "./split-details.ts";
import { isTag, keepAsText, readHtmlTag, readRole, setRole } from "./tag-tokens.ts";

/** A `<details>` that is still open. */
interface Box {
  readonly open: Token;
  readonly depth: number;
  /** A summary may only come first. */
  isEmpty: boolean;
  summary?: { readonly open: Token; close?: Token };
}

/**
 * Joins the tags of `<details>` and `<summary>` to boxes that may hold blocks. Each box begins and
 * ends in the same quote, list item or note, so that it never holds more than its author's own
 * text. A tag without its partner stays text.
 */
export function readDetails(engine: MarkdownIt): void {
  engine.core.ruler.before("text_join", "details", (state) => {
    if (state.env.blockMarks) joinTags(state);
  });
}

/** Builds the blocks of the boxes. Must follow every rule that needs the blocks as written. */
export function buildDetails(engine: MarkdownIt): void {
  engine.core.ruler.before("text_join", "details_blocks", (state) => {
    if (state.env.blockMarks) state.tokens = splitDetails(state.tokens);
  });
}

function joinTags({ tokens, env, md }: StateCore): void {
  /** The open boxes of each quote, list item or note around the token. */
  const frames: Box[][] = [[]];
  let depth = 0;
  tokens.forEach((token, index) => {
    const boxes = frames.at(-1) ?? [];
    if (token.type === "inline") {
      if (tokens[index - 1]?.type === "paragraph_open") readParagraph(token.children ?? [], boxes);
      else touch(boxes);
    } else if (!/^(?:paragraph|heading)_/.test(token.type)) {
      touch(boxes);
      endSummary(boxes);
      if (token.nesting > 0) frames.push([]);
      else if (token.nesting < 0) closeFrame(frames.pop() ?? []);
    }
  });
  closeFrame(frames.pop() ?? []);
  for (const { children } of tokens) if (children) keepOthers({ env, md, tokens: children });

  function readParagraph(children: readonly Token[], boxes: Box[]): void {
    let level = 0;
    for (const child of children) {
      level += child.nesting;
      if (isTag(child) && level === 0) readDetailsTag(child, boxes);
      else if (child.type !== "softbreak" && (child.type !== "text" || child.content.trim() !== "")) touch(boxes);
    }
  }

  function readDetailsTag(token: Token, boxes: Box[]): void {
    const { name, closing } = readHtmlTag(token);
    const box = boxes.at(-1);
    if (name === "summary") {
      if (closing && box?.summary) box.summary.close ??= token;
      else if (box?.isEmpty) box.summary = { open: token };
      touch(boxes);
      return;
    }
    touch(boxes);
    endSummary(boxes);
    if (!closing) {
      depth++;
      boxes.push({ open: token, depth, isEmpty: true });
    } else if (box) {
      boxes.pop();
      depth--;
      if (box.depth <= limits.detailsDepth) setRoles(box, token);
    }
  }

  /** In the start of a body, the rest may hold the missing partners. */
  function closeFrame(boxes: readonly Box[]): void {
    depth -= boxes.length;
    if (!env.continues) return;
    for (const { open, summary } of boxes) for (const token of [open, summary?.open, summary?.close]) if (token) setRole(token, "dropped");
  }
}

/** After any text, a box can have no summary. */
function touch(boxes: readonly Box[]): void {
  const box = boxes.at(-1);
  if (box) box.isEmpty = false;
}

/** Only paragraphs and headings may be in a summary. */
function endSummary(boxes: readonly Box[]): void {
  const box = boxes.at(-1);
  if (box?.summary && !box.summary.close) delete box.summary;
}

function setRoles({ open, summary }: Box, close: Token): void {
  setRole(open, "details_open");
  setRole(close, "details_close");
  if (!summary?.close) return;
  setRole(summary.open, "summary_open");
  setRole(summary.close, "summary_close");
}

function keepOthers(state: Pick<StateCore, "env" | "md" | "tokens">): void {
  for (const { children } of state.tokens) if (children) keepOthers({ ...state, tokens: children });
  keepAsText(state, (tag) => !readRole(tag));
}
