import type { Token } from "markdown-it";
import { type Direction, findPartDirection } from "../../text/direction.ts";
import { type Candidates, findTextLanguage, pickHeaviest, type TextLanguage } from "../../text/language.ts";
import { isLabel, readAttribute } from "../tokens.ts";

/** The language and direction of a text. */
export interface Spoken {
  readonly language: TextLanguage;
  readonly dir: Direction;
}

/** By the position of a token that holds a text, or starts a table; only texts with letters. */
export type SpokenTexts = ReadonlyMap<number, Spoken>;

/**
 * Finds the language of each text of a post, and the language of most of them.
 *
 * @param site the language of the page.
 */
export function findTexts(
  tokens: readonly Token[],
  candidates: Candidates,
  site: TextLanguage,
): { readonly texts: SpokenTexts; readonly main: Spoken } {
  const texts = new Map<number, Spoken>();
  const weights = new Map<TextLanguage, number>();
  const add = (index: number, text: string, isCounted: boolean) => {
    const found = findTextLanguage(text, candidates);
    if (!found) return;
    const { language, letters } = found;
    texts.set(index, { language, dir: findPartDirection(text, readDirection(site), language.direction ?? readDirection(site)) });
    if (isCounted) weights.set(language, (weights.get(language) ?? 0) + letters);
  };
  for (const [index, token] of tokens.entries()) {
    if (token.type === "table_open") add(index, readTitles(tokens, index), false);
    else if (token.type === "inline") add(index, readText(token.children ?? []), true);
  }
  const language = pickHeaviest(weights)?.language ?? site;
  // An unknown language has the direction of its first text.
  const first = [...texts.values()].find((spoken) => spoken.language === language);
  return { texts, main: { language, dir: language.direction ?? first?.dir ?? readDirection(site) } };
}

/** A language without a script of its own runs from left to right. */
export function readDirection({ direction = "ltr" }: TextLanguage): Direction {
  return direction;
}

/** Returns the column titles of a table as one text. */
function readTitles(tokens: readonly Token[], table: number): string {
  let titles = "";
  for (let index = table; tokens[index] && tokens[index]?.type !== "thead_close"; index++)
    titles += readText(tokens[index]?.children ?? []);
  return titles;
}

/** Skips code, keys and bare addresses, which have their own direction, and labels. */
function readText(children: readonly Token[]): string {
  let isolated = false;
  let text = "";
  for (const token of children) {
    if (token.type === "link_open") isolated = readAttribute(token, "dir") !== undefined;
    else if (token.type === "kbd_open") isolated = true;
    else if (token.type === "link_close" || token.type === "kbd_close") isolated = false;
    else if (token.type === "text" && !isLabel(token) && !isolated) text += token.content;
    // Marks such as bold end no word and no sentence.
    else if (token.nesting === 0) text += " ";
  }
  return text;
}
