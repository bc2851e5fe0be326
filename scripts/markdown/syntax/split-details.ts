import type { Token } from "markdown-it";
import { buildInline, buildText, closeBlock, openBlock } from "../tokens.ts";
import { trimLine } from "./empty-lines.ts";
import { type DetailsRole, readHtmlTag, readRole } from "./tag-tokens.ts";

/**
 * Splits paragraphs at the tags of boxes, so that boxes are blocks. The text of a summary becomes
 * one line. Returns new tokens.
 */
export function splitDetails(tokens: readonly Token[]): Token[] {
  const blocks: Token[] = [];
  /** The line of the open summary. */
  let summary: Token | undefined;
  tokens.forEach((token, index) => {
    const line = [tokens[index + 1], tokens[index - 1]].find((beside) => beside?.type === "inline");
    if (token.type === "inline" && hasRole(token)) splitLine(token);
    else if (summary && token.type === "inline") appendLine(summary, token.children ?? []);
    else if (summary && /^(?:paragraph|heading)_/.test(token.type)) return;
    else if (line && hasRole(line) && /^paragraph_/.test(token.type)) return;
    else blocks.push(token);
  });
  return blocks;

  function splitLine(line: Token): void {
    let part: Token[] = [];
    for (const child of line.children ?? []) {
      const role = readRole(child);
      if (role === undefined) part.push(child);
      else {
        addPart(part, line);
        part = [];
        addTag(role, child, line);
      }
    }
    addPart(part, line);
  }

  function addPart(written: readonly Token[], line: Token): void {
    const children = trimLine(written);
    if (children.length === 0) return;
    if (summary) {
      appendLine(summary, children);
      return;
    }
    const open = openBlock("p");
    open.type = "paragraph_open";
    const close = closeBlock("p");
    close.type = "paragraph_close";
    blocks.push(open, buildLine(children, line), close);
  }

  function addTag(role: DetailsRole, tag: Token, line: Token): void {
    if (role === "details_open") blocks.push(openBlock("details", readHtmlTag(tag).attributes.has("open") ? { open: "" } : {}));
    else if (role === "details_close") blocks.push(closeBlock("details"));
    else if (role === "summary_open") {
      summary = buildLine([], line);
      blocks.push(openBlock("summary"), summary);
    } else if (role === "summary_close") {
      summary = undefined;
      blocks.push(closeBlock("summary"));
    }
  }
}

function hasRole(line: Token): boolean {
  return line.children?.some(readRole) === true;
}

/** Keeps the data that places in the body are counted from. The first part keeps the findings. */
function buildLine(children: Token[], written: Token): Token {
  const line = buildInline(children);
  line.content = written.content;
  line.map = written.map;
  line.meta = written.meta;
  written.meta = null;
  return line;
}

function appendLine(summary: Token, children: readonly Token[]): void {
  const line = summary.children ?? [];
  if (line.length > 0) line.push(buildText(" "));
  line.push(...children);
}
