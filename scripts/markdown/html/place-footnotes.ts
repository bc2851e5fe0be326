import type { Token } from "markdown-it";
import { buildMark, buildSection, type Footnote, type FootnoteContext } from "./footnote-section.ts";

/** Parts the notes from the text. Of two notes with one label the first counts. */
export function splitFootnotes(tokens: readonly Token[]): {
  readonly text: readonly Token[];
  readonly notes: ReadonlyMap<string, readonly Token[]>;
} {
  const text: Token[] = [];
  const notes = new Map<string, Token[]>();
  const open: Token[][] = [text];
  for (const token of tokens) {
    if (token.type === "footnote_reference_open") {
      const note: Token[] = [];
      const label = readLabel(token);
      if (!notes.has(label)) notes.set(label, note);
      open.push(note);
    } else if (token.type === "footnote_reference_close") open.pop();
    else open.at(-1)?.push(token);
  }
  return { text, notes };
}

/** Numbers the marks, which become links, and moves the notes that have one to the end. Changes the tokens given. */
export function placeFootnotes(tokens: readonly Token[], context: FootnoteContext): readonly Token[] {
  const { text, notes } = splitFootnotes(tokens);
  const placed = new Map<string, Footnote>();
  linkMarks(text);
  // A note that holds the first mark of another one makes the map grow while it is read.
  for (const note of placed.values()) linkMarks(note.tokens);
  return placed.size === 0 ? text : [...text, ...buildSection([...placed.values()], context)];

  function linkMarks(block: readonly Token[]): void {
    for (const token of block) {
      if (token.children?.some(isMark)) token.children = token.children.flatMap((child) => (isMark(child) ? linkMark(child) : [child]));
    }
  }

  function linkMark(mark: Token): Token[] {
    const label = readLabel(mark);
    const note = placed.get(label) ?? { number: placed.size + 1, tokens: notes.get(label) ?? [], marks: [] };
    placed.set(label, note);
    return buildMark(note, context);
  }
}

function isMark(token: Token): boolean {
  return token.type === "footnote_ref";
}

function readLabel(token: Token): string {
  return String(token.meta?.label);
}
