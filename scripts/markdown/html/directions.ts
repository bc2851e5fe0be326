import type { Token } from "markdown-it";
import { type Direction, findDirection } from "../../text/direction.ts";
import { isLabel, readAttribute } from "../tokens.ts";

interface Container {
  readonly token: Token;
  /** The direction of its first text. Undefined before that text. */
  direction?: Direction;
}

const containers = ["alert", "blockquote", "bullet_list", "details", "list_item", "ordered_list"];
const opens = new Set(containers.map((name) => `${name}_open`));
const closes = new Set([...containers, "table"].map((name) => `${name}_close`));

/**
 * Sets `dir` on blocks whose text has another direction than the block around them; most blocks
 * need none. A quote, an alert, a box, a list and a list item get the direction of their first
 * text, because their bars and markers are on that side. A table gets the direction of its column
 * titles, which decides the order of its columns. Changes the given tokens.
 *
 * @param page the direction of the page.
 */
export function setDirections(tokens: readonly Token[], page: Direction): void {
  const around: Container[] = [];
  tokens.forEach((token, index) => {
    if (opens.has(token.type)) around.push({ token });
    else if (token.type === "table_open") {
      // The box around a table scrolls from the side where the table begins.
      around.push({ token: tokens[index - 1] ?? token });
      resolveDirection(readTitles(tokens, index), around, page);
    } else if (closes.has(token.type)) around.pop();
    else if (token.type === "inline") setDirection(tokens[index - 1], readText(token.children ?? []), around, page);
  });
}

function setDirection(block: Token | undefined, text: string, around: readonly Container[], page: Direction): void {
  const settled = resolveDirection(text, around, page);
  if (!block || !settled) return;
  // The text of a tight list is in the item itself, which has the direction of its first text.
  if (!block.hidden && settled.direction !== settled.inherited && block.attrIndex("dir") === -1) block.attrSet("dir", settled.direction);
}

/**
 * Gives the direction of a text to the containers around it that have none yet. Undefined for a
 * text without letters.
 */
function resolveDirection(
  text: string,
  around: readonly Container[],
  page: Direction,
): Record<"direction" | "inherited", Direction> | undefined {
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
    else if (token.type === "text" && !isLabel(token) && !isolated) text += `${token.content} `;
  }
  return text;
}
