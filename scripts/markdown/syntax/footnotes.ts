import Engine, { type MarkdownIt, type StateInline } from "markdown-it";
import footnotes from "markdown-it-footnote";
import { limits } from "../../text/limits.ts";

/** An engine with this rule alone: an engine returns its rules as a list without names. */
const source = new Engine("zero").use(footnotes);
source.inline.ruler.enableOnly("footnote_ref");
const [readAnyMark] = source.inline.ruler.getRules("");

/**
 * Reads `[^label]` and `[^label]: text`. The short form `^[text]` is disabled: it would read the
 * start of a regular expression as a note.
 */
export function readFootnotes(engine: MarkdownIt): void {
  engine.use(footnotes);
  engine.inline.ruler.disable("footnote_inline");
  engine.core.ruler.disable("footnote_tail");
  engine.inline.ruler.at("footnote_ref", readMark);
}

/** Leaves a mark as plain text if its label is too long, or if the body has too many marks. */
function readMark(state: StateInline, silent: boolean): boolean {
  const used = Number(state.env.footnoteMarks ?? 0);
  if (used >= limits.footnoteMarks || !hasShortLabel(state) || readAnyMark?.(state, silent) !== true) return false;
  if (!silent) state.env.footnoteMarks = used + 1;
  return true;
}

/**
 * Bounds the search for the end of a label, which would otherwise read to the end of the text for
 * each mark.
 */
function hasShortLabel({ src, pos }: StateInline): boolean {
  return src.startsWith("[^", pos) && src.slice(pos, pos + limits.footnoteLabelLength + 3).includes("]");
}
