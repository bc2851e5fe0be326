import Engine, { type MarkdownIt, type StateCore, type Token } from "markdown-it";
import { neutraliseText } from "../../text/invisible.ts";

const { unescapeAll } = new Engine().utils;

/**
 * Shows a character reference (`&#x202e;`) as plain text if no post may contain its character, or
 * if it is a combining mark: nothing would limit how many marks follow each other.
 */
export function neutraliseEntities(engine: MarkdownIt): void {
  engine.core.ruler.before("text_join", "neutral_entities", neutraliseAll);
}

/**
 * Decodes the character references in the value of an HTML attribute, under the same rule.
 *
 * @example decodeValue("a.png?x&amp;y &#x202e;") // => "a.png?x&y &#x202e;"
 */
export function decodeValue(value: string): string {
  return value.replace(/&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,31});/gi, (reference) => {
    const character = unescapeAll(reference);
    return isKeptOut(character) ? reference : character;
  });
}

function neutraliseAll(state: StateCore): void {
  for (const token of state.tokens) {
    if (token.children && token.content.includes("&")) neutraliseChildren(token.children);
  }
}

function neutraliseChildren(children: readonly Token[]): void {
  for (const token of children) {
    if (token.children) neutraliseChildren(token.children);
    else if (token.info === "entity" && isKeptOut(token.content)) token.content = token.markup;
  }
}

function isKeptOut(character: string): boolean {
  return /^[\p{Mn}\p{Me}]/u.test(character) || neutraliseText(character).found.length > 0;
}
