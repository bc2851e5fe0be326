import type { MarkdownIt, StateInline } from "markdown-it";
import footnotes from "markdown-it-footnote";
import { limits } from "../text/limits.ts";

/** Reads `[^label]` and `[^label]: text`. The short form `^[text]` is left as it is: it would take the start of a pattern for a note. */
export function readFootnotes(engine: MarkdownIt): void {
  engine.use(footnotes);
  engine.inline.ruler.disable("footnote_inline");
  engine.core.ruler.disable("footnote_tail");
  engine.inline.ruler.before("footnote_ref", "footnote_bound", skipLongLabel);
}

/** Keeps the search for the end of a label from running to the end of the text again and again. */
function skipLongLabel(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith("[^", state.pos)) return false;
  if (state.src.slice(state.pos, state.pos + limits.footnoteLabelLength + 3).includes("]")) return false;
  if (!silent) state.pending += "[";
  state.pos++;
  return true;
}
