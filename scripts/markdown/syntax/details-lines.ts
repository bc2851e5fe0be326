import type { MarkdownIt, StateBlock } from "markdown-it";
import { pushParagraph } from "./push-paragraph.ts";
import { readLine } from "./read-line.ts";

const opening = /^<\/?(?:details|summary)(?=[\s>/]|$)/i;
const ending = /<\/?(?:details|summary)(?:\s[^<>]*)?>\s*$/i;

/**
 * Ends a block before a line that starts with a tag of `<details>` or `<summary>`, as HTML does
 * (CommonMark 0.31, 4.6), and the block of the tag after a line that ends with one. So a list, a
 * heading or code may follow without a blank line, which GitHub requires.
 */
export function readDetailsLines(engine: MarkdownIt): void {
  engine.block.ruler.before("heading", "details", readLines, { alt: ["paragraph", "reference", "blockquote", "list"] });
}

function readLines(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4 || !opening.test(readLine(state, startLine))) return false;
  if (silent) return true;
  pushParagraph(state, startLine, findEnd(state, startLine, endLine));
  return true;
}

/** Lines of tags belong together at any indentation: people indent `<summary>`. */
function findEnd(state: StateBlock, startLine: number, endLine: number): number {
  const outer = state.parentType;
  state.parentType = "paragraph";
  const rules = state.md.block.ruler.getRules("paragraph");
  let line = startLine + 1;
  for (; line < endLine && !state.isEmpty(line) && (state.sCount[line] ?? 0) >= state.blkIndent; line++) {
    if (opening.test(readLine(state, line))) continue;
    if (ending.test(readLine(state, line - 1)) || rules.some((rule) => rule(state, line, endLine, true))) break;
  }
  state.parentType = outer;
  return line;
}
