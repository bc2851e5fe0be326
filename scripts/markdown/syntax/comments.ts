import type { MarkdownIt, StateBlock } from "markdown-it";
import { limits } from "../../text/limits.ts";
import { readLine } from "./read-line.ts";

/**
 * Drops HTML comments on lines of their own, such as the comments in a template for new posts.
 * Other comments are shown as text.
 */
export function dropComments(engine: MarkdownIt): void {
  engine.block.ruler.before("heading", "comment", dropComment, { alt: ["paragraph", "reference", "blockquote"] });
}

function dropComment(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const first = readLine(state, startLine);
  if (!first.startsWith("<!--")) return false;
  const end = Math.min(endLine, startLine + limits.commentLines);
  for (let line = startLine; line < end && !isOutside(state, line); line++) {
    const text = line === startLine ? first.slice("<!--".length) : readLine(state, line);
    const close = text.indexOf("-->");
    if (close < 0) continue;
    if (text.slice(close + "-->".length).trim() !== "") return false;
    if (!silent) state.line = line + 1;
    return true;
  }
  return false;
}

function isOutside(state: StateBlock, line: number): boolean {
  return !state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent;
}
