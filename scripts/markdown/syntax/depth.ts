import type { MarkdownIt, StateBlock } from "markdown-it";
import { limits } from "../../text/limits.ts";
import { pushParagraph } from "./push-paragraph.ts";

/** Reads blocks that are nested too deep as paragraphs. The engine by itself would drop them. */
export function limitBlockDepth(engine: MarkdownIt): void {
  engine.block.ruler.before("table", "block_depth", readDeepParagraph);
}

function readDeepParagraph(state: StateBlock, startLine: number, endLine: number): boolean {
  if (state.level < limits.blockDepth) return false;
  let line = startLine + 1;
  while (line < endLine && !state.isEmpty(line) && !isOutside(state, line)) line++;
  pushParagraph(state, startLine, line);
  return true;
}

/** A line of a quote without its `>` has a negative indent. */
function isOutside(state: StateBlock, line: number): boolean {
  const indent = state.sCount[line] ?? 0;
  return indent >= 0 && indent < state.blkIndent;
}
