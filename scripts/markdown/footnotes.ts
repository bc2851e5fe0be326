import type { Token } from "markdown-it";
import type { Locale } from "../locale/locale.ts";
import type { PostWords } from "../locale/words.ts";
import { fillIn } from "../text/fill.ts";
import { formatNumber } from "../text/numbers.ts";
import { limits } from "./limits.ts";
import { buildInline, buildText, closeBlock, closeTag, openBlock, openTag } from "./tokens.ts";

export interface FootnoteContext {
  /** Put before every id. */
  readonly idPrefix: string;
  readonly words: Pick<PostWords, "footnotes" | "footnoteBack">;
  readonly locale: Pick<Locale, "digits" | "grouping">;
}

interface Footnote {
  /** From 1, in the order of the first marks. */
  readonly number: number;
  readonly tokens: readonly Token[];
  /** Ids of the marks that lead to it. */
  readonly marks: string[];
}

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
export function placeFootnotes(tokens: readonly Token[], context: FootnoteContext): Token[] {
  const { text, notes } = splitFootnotes(tokens);
  if (notes.size === 0) return [...text];
  const placed = new Map<string, Footnote>();
  linkMarks(text);
  // A note that holds the first mark of another one makes the map grow while it is read.
  for (const { tokens } of placed.values()) linkMarks(tokens);
  return placed.size === 0 ? [...text] : [...text, ...buildSection([...placed.values()], context)];

  function linkMarks(block: readonly Token[]): void {
    for (const token of block) {
      if (token.children?.some(({ type }) => type === "footnote_ref")) token.children = linkChildren(token.children);
    }
  }

  function linkChildren(children: readonly Token[]): Token[] {
    let links = 0;
    return children.flatMap((token) => {
      if (token.type === "link_open" || token.type === "link_close") links += token.nesting;
      if (token.type !== "footnote_ref") return [token];
      const label = readLabel(token);
      const note = placed.get(label) ?? { number: placed.size + 1, tokens: notes.get(label) ?? [], marks: [] };
      placed.set(label, note);
      return buildMark(note, links > 0, context);
    });
  }
}

function readLabel(token: Token): string {
  return String(token.meta?.label);
}

function buildMark(note: Footnote, insideLink: boolean, { idPrefix, locale }: FootnoteContext): Token[] {
  const number = buildText(`[${formatNumber(locale, note.number)}]`);
  return [openTag("sup", { class: "footnote-mark" }), ...(insideLink ? [number] : buildLink()), closeTag("sup")];

  function buildLink(): Token[] {
    const attributes = { href: `#${idPrefix}fn:${note.number}`, ...readId() };
    return [openTag("a", attributes), number, closeTag("a")];
  }

  function readId(): { readonly id?: string } {
    if (note.marks.length === limits.footnoteBacks) return {};
    const id = `${idPrefix}fnref:${note.number}${note.marks.length > 0 ? `:${note.marks.length + 1}` : ""}`;
    note.marks.push(id);
    return { id };
  }
}

function buildSection(notes: readonly Footnote[], context: FootnoteContext): Token[] {
  return [
    openBlock("section", { class: "footnotes" }),
    ...buildParagraph([buildText(context.words.footnotes)], { class: "footnotes-title" }),
    openBlock("ol"),
    ...notes.flatMap((note) => buildNote(note, context)),
    closeBlock("ol"),
    closeBlock("section"),
  ];
}

function buildNote(note: Footnote, context: FootnoteContext): Token[] {
  const item = openBlock("li", { id: `${context.idPrefix}fn:${note.number}` });
  item.type = "list_item_open";
  const end = closeBlock("li");
  end.type = "list_item_close";
  return [item, ...addBacks(note, context), end];
}

/** The ways back stand at the end of the last paragraph, or in a paragraph of their own after a list, a table or code. */
function addBacks(note: Footnote, context: FootnoteContext): readonly Token[] {
  const backs = note.marks.flatMap((id, index) => [buildText(" "), ...buildBack(note, id, index, context)]);
  const line = note.tokens.at(-1)?.type === "paragraph_close" ? note.tokens.at(-2) : undefined;
  if (line?.children) line.children = [...line.children, ...backs];
  return line ? note.tokens : [...note.tokens, ...buildParagraph(backs.slice(1))];
}

function buildBack(note: Footnote, id: string, index: number, { words, locale }: FootnoteContext): Token[] {
  const name = fillIn(words.footnoteBack, { number: formatNumber(locale, note.number) });
  const text = index === 0 ? name : `${name} (${formatNumber(locale, index + 1)})`;
  return [openTag("a", { href: `#${id}`, class: "footnote-back" }), buildText(text), closeTag("a")];
}

function buildParagraph(children: Token[], attributes: Readonly<Record<string, string>> = {}): Token[] {
  const open = openBlock("p", attributes);
  open.type = "paragraph_open";
  return [open, buildInline(children), closeBlock("p")];
}
