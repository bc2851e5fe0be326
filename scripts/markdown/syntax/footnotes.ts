import Engine, { type MarkdownIt, type StateInline } from "markdown-it";
import footnotes from "markdown-it-footnote";
import { limits } from "../../text/limits.ts";

/**
 * Here the rule of the package stands alone, since an engine gives its rules only in a row, without
 * their names.
 */
const source = new Engine("zero").use(footnotes);
source.inline.ruler.enableOnly("footnote_ref");
const [readAnyMark] = source.inline.ruler.getRules("");

/**
 * Reads `[^label]` and `[^label]: text`. The short form `^[text]` is left as it is: it would take
 * the start of a pattern for a note.
 */
export function readFootnotes(engine: MarkdownIt): void {
  engine.use(footnotes);
  engine.inline.ruler.disable("footnote_inline");
  engine.core.ruler.disable("footnote_tail");
  engine.inline.ruler.at("footnote_ref", readMark);
}

/**
 * Leaves a mark as it was written where its label is too long, or where the body has had its marks.
 */
function readMark(state: StateInline, silent: boolean): boolean {
  const used = Number(state.env.footnoteMarks ?? 0);
  if (used >= limits.footnoteMarks || !hasShortLabel(state) || readAnyMark?.(state, silent) !== true) return false;
  if (!silent) state.env.footnoteMarks = used + 1;
  return true;
}

/** Keeps the search for the end of a label from running to the end of the text again and again. */
function hasShortLabel({ src, pos }: StateInline): boolean {
  return src.startsWith("[^", pos) && src.slice(pos, pos + limits.footnoteLabelLength + 3).includes("]");
}
