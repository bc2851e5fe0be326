import type { StateBlock } from "markdown-it";

/** Pushes lines as a paragraph and moves the state behind them. `end` is excluded. */
export function pushParagraph(state: StateBlock, start: number, end: number): void {
  state.line = end;
  state.push("paragraph_open", "p", 1).map = [start, end];
  const inline = state.push("inline", "", 0);
  inline.content = state.getLines(start, end, state.blkIndent, false).trim();
  inline.map = [start, end];
  inline.children = [];
  state.push("paragraph_close", "p", -1);
}
