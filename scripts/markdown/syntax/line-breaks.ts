import type { MarkdownIt, StateInline } from "markdown-it";

const lineBreak = /<br[ \t]{0,9}\/?>[ \t]*(?:\n[ \t]*)?/iy;

/**
 * Reads `<br>` outside code as a line break. No Markdown syntax can break a line inside a table.
 */
export function readLineBreaks(engine: MarkdownIt): void {
  engine.inline.ruler.before("autolink", "html_line_break", readLineBreak);
}

function readLineBreak(state: StateInline, silent: boolean): boolean {
  if (state.src.charAt(state.pos) !== "<") return false;
  lineBreak.lastIndex = state.pos;
  const [written] = lineBreak.exec(state.src) ?? [];
  if (written === undefined) return false;
  if (!silent) state.push("hardbreak", "br", 0);
  state.pos = Math.min(state.pos + written.length, state.posMax);
  return true;
}
