import type { Token } from "markdown-it";
import type { Locale, PostWords } from "../../locale/locale.ts";
import { limits } from "../../text/limits.ts";
import { formatNumber } from "../../text/numbers.ts";
import { fillIn } from "../../text/template.ts";
import { buildLabel, buildParagraph, buildText, closeBlock, closeTag, openBlock, openTag } from "../tokens.ts";

export interface FootnoteContext {
  /** Prefix of every id. */
  readonly idPrefix: string;
  readonly words: Pick<PostWords, "footnotes" | "footnoteBack" | "footnoteBackFrom">;
  readonly locale: Pick<Locale, "digits" | "grouping">;
}

export interface Footnote {
  /** From 1, in the order of the first marks. */
  readonly number: number;
  readonly tokens: readonly Token[];
  /** Ids of the marks that link to the note. Each new mark adds one. */
  readonly marks: string[];
}

/** Builds the mark in the text. Its ids hold a `:`, which no heading and no file name has. */
export function buildMark(note: Footnote, { idPrefix, locale }: FootnoteContext): Token[] {
  const number = buildLabel(`[${formatNumber(locale, note.number)}]`);
  const link = openTag("a", { href: `#${idPrefix}fn:${note.number}` });
  if (note.marks.length < limits.footnoteBacks) {
    const id = `${idPrefix}fnref:${note.number}${note.marks.length === 0 ? "" : `:${note.marks.length + 1}`}`;
    link.attrSet("id", id);
    note.marks.push(id);
  }
  return [openTag("sup", { class: "footnote-mark" }), link, number, closeTag("a"), closeTag("sup")];
}

/**
 * Builds the section of the notes. The title is not a heading and the section is not a landmark,
 * because a page can have one for each post. Changes the notes' tokens.
 */
export function buildSection(notes: readonly Footnote[], context: FootnoteContext): Token[] {
  return [
    openBlock("section", { class: "footnotes" }),
    ...buildParagraph([buildLabel(context.words.footnotes)], { class: "footnotes-title" }),
    openBlock("ol"),
    ...notes.flatMap((note) => buildNote(note, context)),
    closeBlock("ol"),
    closeBlock("section"),
  ];
}

function buildNote(note: Footnote, context: FootnoteContext): Token[] {
  const open = openBlock("li", { id: `${context.idPrefix}fn:${note.number}` });
  open.type = "list_item_open";
  const close = closeBlock("li");
  close.type = "list_item_close";
  return [open, ...addBacks(note, context), close];
}

/**
 * Adds the links back to the end of the last paragraph, or to a new paragraph after a list, a table
 * or code.
 */
function addBacks(note: Footnote, context: FootnoteContext): readonly Token[] {
  const backs = note.marks.flatMap((id, index) => [buildText(" "), ...buildBack(note, id, index, context)]);
  const line = note.tokens.at(-1)?.type === "paragraph_close" ? note.tokens.at(-2) : undefined;
  if (!line?.children) return [...note.tokens, ...buildParagraph(backs.slice(1))];
  line.children = [...line.children, ...backs];
  return note.tokens;
}

function buildBack(note: Footnote, id: string, index: number, { words, locale }: FootnoteContext): Token[] {
  const mark = index === 0 ? "" : ` (${formatNumber(locale, index + 1)})`;
  const name = fillIn(words.footnoteBackFrom, { number: formatNumber(locale, note.number) }) + mark;
  return [
    openTag("a", { href: `#${id}`, class: "footnote-back", "aria-label": name }),
    buildLabel(words.footnoteBack + mark),
    closeTag("a"),
  ];
}
