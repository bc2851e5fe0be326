import type { Token } from "markdown-it";
import { readFootnoteLabel, splitFootnotes } from "../split-footnotes.ts";
import { buildMark, buildSection, type Footnote, type FootnoteContext } from "./footnote-section.ts";

/**
 * Numbers the marks and makes them links. Moves the notes that have a mark to the end. Changes the
 * given tokens.
 */
export function placeFootnotes(tokens: readonly Token[], context: FootnoteContext): readonly Token[] {
  const { text, notes } = splitFootnotes(tokens);
  const placed = new Map<string, Footnote>();
  linkMarks(text);
  // A note with the first mark of another note adds to the map during this loop.
  for (const note of placed.values()) linkMarks(note.tokens);
  return placed.size === 0 ? text : [...text, ...buildSection([...placed.values()], context)];

  function linkMarks(block: readonly Token[]): void {
    for (const token of block) {
      if (token.children?.some(isMark)) token.children = token.children.flatMap((child) => (isMark(child) ? linkMark(child) : [child]));
    }
  }

  function linkMark(mark: Token): Token[] {
    const label = readFootnoteLabel(mark);
    const note = placed.get(label) ?? { number: placed.size + 1, tokens: notes.get(label) ?? [], marks: [] };
    placed.set(label, note);
    return buildMark(note, context);
  }
}

function isMark(token: Token): boolean {
  return token.type === "footnote_ref";
}
