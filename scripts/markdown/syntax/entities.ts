import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { neutraliseText } from "../../text/invisible.ts";

/**
 * Shows a character reference (`&#x202e;`) as plain text if no post may contain its character, or
 * if it is a combining mark: nothing would limit how many marks follow each other.
 */
export function neutraliseEntities(engine: MarkdownIt): void {
  engine.core.ruler.before("text_join", "neutral_entities", neutraliseAll);
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
