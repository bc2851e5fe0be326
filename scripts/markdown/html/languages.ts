import type { Token } from "markdown-it";
import { type Candidates, describeLanguage, type TextLanguage } from "../../text/language.ts";
import { describePart, type PartLanguage } from "../../text/line-language.ts";
import { isLabel, readAttribute } from "../tokens.ts";
import { findTexts, readDirection, type Spoken, type SpokenTexts } from "./text-languages.ts";

interface Container {
  readonly token: Token;
  /** The values of its first text. Undefined before that text. */
  spoken?: Spoken;
}

const containers = ["alert", "blockquote", "bullet_list", "details", "list_item", "ordered_list"];
const opens = new Set(containers.map((name) => `${name}_open`));
const closes = new Set([...containers, "table"].map((name) => `${name}_close`));

/**
 * Sets `lang` and `dir` on blocks that differ from the block around them; most blocks need neither.
 * A quote, an alert, a box, a list or a list item gets the values of its first text, because its
 * bar or marker is on the side where that text begins. A table gets the values of its column
 * titles, which decide the order of its columns. Changes the given tokens.
 *
 * @param page the language of the page, and the language of other Latin texts.
 * @param declared the language that the author named.
 * @returns the values for the element around the blocks: of the declared language, or of most text.
 */
export function setLanguages(tokens: readonly Token[], page: Candidates, declared: string | undefined): PartLanguage {
  const [site] = page;
  const own = declared === undefined ? undefined : describeLanguage(declared);
  const { texts, main } = findTexts(tokens, own ? [own, ...page] : page, site);
  const whole = own ? { language: own, dir: own.direction ?? readDirection(site) } : main;
  const labelled = setAttributes(tokens, texts, whole, site);
  for (const { block, around } of labelled) {
    const inherited = around.findLast(({ spoken }) => spoken)?.spoken ?? whole;
    if (inherited.language.tag !== site.tag) block.attrSet("lang", site.tag);
  }
  return describePart(whole.language, site, whole.dir);
}

/** A block that holds only words of the site, such as the title of an alert. */
interface LabelledBlock {
  readonly block: Token;
  readonly around: readonly Container[];
}

/** Returns the blocks of the site's words: a text after them may decide what they inherit. */
function setAttributes(tokens: readonly Token[], texts: SpokenTexts, whole: Spoken, site: TextLanguage): readonly LabelledBlock[] {
  const labelled: LabelledBlock[] = [];
  const around: Container[] = [];
  for (const [index, token] of tokens.entries()) {
    const spoken = texts.get(index);
    if (opens.has(token.type)) around.push({ token });
    else if (token.type === "table_open") {
      // The box around a table scrolls from the side where the table begins.
      around.push({ token: tokens[index - 1] ?? token });
      if (spoken) enter(spoken, around, whole);
    } else if (closes.has(token.type)) around.pop();
    else if (token.type === "inline") {
      const block = tokens[index - 1];
      if (block && !spoken && isAllLabels(token)) labelled.push({ block, around: [...around] });
      if (!spoken) continue;
      const inherited = enter(spoken, around, whole);
      if (spoken.language.tag !== site.tag) markBackLinks(token.children ?? [], site);
      // The text of a tight list is in the item itself, which has the values of its first text.
      if (block && !block.hidden) setDifference(block, spoken, inherited);
    }
  }
  return labelled;
}

/** The links back from a footnote are words of the site at the end of an author's text. */
function markBackLinks(children: readonly Token[], site: TextLanguage): void {
  for (const token of children) if (readAttribute(token, "class") === "footnote-back") token.attrSet("lang", site.tag);
}

function isAllLabels({ children }: Token): boolean {
  const texts = children?.filter(({ type }) => type === "text" || type === "code_inline") ?? [];
  return texts.length > 0 && texts.every(isLabel);
}

/** Gives the values of a text to containers around it without any. Returns what it inherits. */
function enter(spoken: Spoken, around: readonly Container[], whole: Spoken): Spoken {
  let inherited = whole;
  for (const container of around) {
    if (container.spoken === undefined) {
      container.spoken = spoken;
      setDifference(container.token, spoken, inherited);
    }
    inherited = container.spoken;
  }
  return inherited;
}

function setDifference(block: Token, { language, dir }: Spoken, inherited: Spoken): void {
  if (language.tag !== inherited.language.tag) block.attrSet("lang", language.tag);
  if (dir !== inherited.dir && block.attrIndex("dir") === -1) block.attrSet("dir", dir);
}
