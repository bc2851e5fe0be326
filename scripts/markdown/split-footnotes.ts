import type { Token } from "markdown-it";

/** Separates the notes from the text. Of two notes with one label the first counts. */
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
      const label = readFootnoteLabel(token);
      if (!notes.has(label)) notes.set(label, note);
      open.push(note);
    } else if (token.type === "footnote_reference_close") open.pop();
    else open.at(-1)?.push(token);
  }
  return { text, notes };
}

export function readFootnoteLabel(token: Token): string {
  return String(token.meta?.label);
}
