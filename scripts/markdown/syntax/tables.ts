import Engine, { type MarkdownIt, type StateBlock, type StateCore, type Token } from "markdown-it";
import { limits } from "../../text/limits.ts";
import { closeBlock, openBlock, readAttribute } from "../tokens.ts";
import { readLine } from "./read-line.ts";

type BlockRule = (state: StateBlock, startLine: number, endLine: number, silent: boolean) => boolean;

const [readWholeTable]: readonly BlockRule[] = new Engine("zero").enable("table").block.ruler.getRules("");

/**
 * Reads tables up to the number of cells that a post may have: a short row costs its author two
 * characters, but is as wide as the widest. Alignment becomes a class, as the pages allow no
 * `style`. Each table is in a box that scrolls.
 */
export function readTables(engine: MarkdownIt): void {
  engine.block.ruler.at("table", readTable, { alt: ["paragraph", "reference"] });
  engine.core.ruler.before("inline", "skip_tables", skipTables);
}

/** Leaves the cells empty for a reader that wants no tables: a cell can be as long as a body. */
function skipTables({ tokens, env }: StateCore): void {
  if (env.skipsTables !== true) return;
  let isCell = false;
  for (const token of tokens) {
    if (isCell) token.content = "";
    isCell = token.type === "td_open" || token.type === "th_open";
  }
}

function readTable(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (readWholeTable?.(state, startLine, endLine, true) !== true) return false;
  if (silent) return true;
  const columns = readLine(state, startLine + 1).match(/-+/g)?.length ?? 0;
  const used = Number(state.env.tableCells ?? 0);
  const rows = Math.floor((limits.tableCells - used) / columns) - 1;
  if (rows < 0) return false;
  const start = state.tokens.length;
  readWholeTable(state, startLine, Math.min(endLine, startLine + 2 + rows), false);
  state.env.tableCells = used + columns * (state.line - startLine - 1);
  setCellAttributes(state.tokens, start);
  state.tokens.splice(start, 0, openBlock("div", { class: "table", tabindex: "0" }));
  state.tokens.push(closeBlock("div"));
  return true;
}

function setCellAttributes(tokens: readonly Token[], start: number): void {
  for (let index = start; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.type === "th_open") setHeaderCellAttributes(token, tokens[index + 1], tokens[index + 2]);
    else if (token?.type === "td_open") token.attrs = readAlignment(token);
  }
}

/** An empty corner is no header (WAI, H63). */
function setHeaderCellAttributes(open: Token, inline: Token | undefined, close: Token | undefined): void {
  const alignment = readAlignment(open);
  if (inline?.content !== "") open.attrs = [["scope", "col"], ...alignment];
  else {
    open.attrs = alignment;
    open.tag = "td";
    if (close) close.tag = "td";
  }
}

function readAlignment(cell: Token): [string, string][] {
  const side = readAttribute(cell, "style")?.replace("text-align:", "");
  return side === undefined ? [] : [["class", `align-${side}`]];
}
