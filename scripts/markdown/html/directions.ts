import type { Token } from "markdown-it";
import { type Direction, findDirection } from "../../text/direction.ts";
import { readAttribute } from "../tokens.ts";

interface Container {
  readonly token: Token;
  /** That of its first text; undefined until there is one. */
  direction?: Direction;
}

const opens = new Set(["blockquote_open", "bullet_list_open", "ordered_list_open", "list_item_open"]);
const closes = new Set(["blockquote_close", "bullet_list_close", "ordered_list_close", "list_item_close", "table_close"]);

/**
 * Gives a block its own `dir` where its text reads in another direction than what is around it, so
 * that most blocks need none. A quote, a list and an item read like their first text, for their
 * bars and marks stand on that side; a table like the titles of its columns, whose order it is.
 * Changes the tokens given.
 *
 * @param page the direction of the page.
 */
export function setDirections(tokens: readonly Token[], page: Direction): void {
  const around: Container[] = [];
  tokens.forEach((token, index) => {
    if (opens.has(token.type)) around.push({ token });
    else if (token.type === "table_open") {
      // The box around a table scrolls from where the table begins.
      around.push({ token: tokens[index - 1] ?? token });
      settle(readTitles(tokens, index), around, page);
    } else if (closes.has(token.type)) around.pop();
    else if (token.type === "inline") setDirection(tokens[index - 1], readText(token.children ?? []), around, page);
  });
}

function setDirection(block: Token | undefined, text: string, around: readonly Container[], page: Direction): void {
  const settled = settle(text, around, page);
  if (!block || !settled) return;
  // The text of a tight list stands in the item itself, whose direction is that of its first text.
  if (!block.hidden && settled.direction !== settled.inherited && block.attrIndex("dir") === -1) block.attrSet("dir", settled.direction);
}

/**
 * Gives the containers around a text that had none before it a direction; undefined for a text that
 * has none itself.
 */
function settle(text: string, around: readonly Container[], page: Direction): Record<"direction" | "inherited", Direction> | undefined {
  if (!/\p{L}/u.test(text)) return undefined;
  const direction = findDirection(text, page);
  let inherited = page;
  for (const container of around) {
    if (container.direction === undefined) {
      container.direction = direction;
      if (direction !== inherited) container.token.attrSet("dir", direction);
    }
    inherited = container.direction;
  }
  return { direction, inherited };
}

/** The titles of the columns of a table, as one text. */
function readTitles(tokens: readonly Token[], table: number): string {
  let titles = "";
  for (let index = table; tokens[index] && tokens[index]?.type !== "thead_close"; index++)
    titles += readText(tokens[index]?.children ?? []);
  return titles;
}

/**
 * Code and bare addresses have a direction of their own and tell nothing, and neither do the
 * signposts of footnotes.
 */
function readText(children: readonly Token[]): string {
  let isolated = false;
  let text = "";
  for (const token of children) {
    if (token.type === "link_open") isolated = readAttribute(token, "dir") !== undefined;
    else if (token.type === "link_close") isolated = false;
    else if (token.type === "text" && token.info !== "footnote" && !isolated) text += `${token.content} `;
  }
  return text;
}
