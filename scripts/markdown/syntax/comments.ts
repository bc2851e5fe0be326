import Engine, { type MarkdownIt, type StateBlock } from "markdown-it";
import { limits } from "../../text/limits.ts";
import { readLine } from "./read-line.ts";

type BlockRule = (state: StateBlock, startLine: number, endLine: number, silent: boolean) => boolean;

const [readParagraph]: readonly BlockRule[] = new Engine("zero").block.ruler.getRules("");

/**
 * Drops HTML comments that start a line, such as those in a template for new posts. A text after
 * the end of a comment is a paragraph. `inline-html.ts` drops comments inside a text.
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
    // The shortest comment is `<!-->` (CommonMark 0.31, 6.6).
    const text = line === startLine ? first.slice("<!".length) : readLine(state, line);
    const close = text.indexOf("-->");
    if (close < 0) continue;
    if (silent) return true;
    const rest = text.slice(close + "-->".length);
    state.line = line + 1;
    if (rest.trim() !== "") readRest(state, line, endLine, rest);
    return true;
  }
  return false;
}

/** Reads the line after its comment and the lines that continue it. */
function readRest(state: StateBlock, line: number, endLine: number, rest: string): void {
  const start = (state.eMarks[line] ?? 0) - rest.trimStart().length;
  state.bMarks[line] = start;
  state.tShift[line] = 0;
  state.sCount[line] = state.blkIndent;
  readParagraph?.(state, line, endLine, false);
}

function isOutside(state: StateBlock, line: number): boolean {
  return !state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent;
}
