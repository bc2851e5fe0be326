import type { MarkdownIt, StateInline, Token } from "markdown-it";
import table from "markdown-it-emoji/lib/data/full.mjs";

const names = /(?::[\w+-]{1,60}:)+(?![\p{L}\p{N}_:/])/uy;

/**
 * Reads `:tada:` as an emoji, by the table of GitHub. Only a name between spaces or punctuation is
 * one: `12:30:45` and `a:b:c` are none.
 */
export function readEmoji(engine: MarkdownIt): void {
  engine.inline.ruler.after("entity", "emoji", readNames);
  // Joined with the text around them, they would lose their names.
  engine.core.ruler.after("text_join", "emoji_text", ({ tokens, env }) => {
    if (env.emoji) becomeTexts(tokens);
  });
}

/** The text of a token, with emoji by the names that they were written by (`:tada:`). */
export function readWithNames({ content, meta }: Token): string {
  return typeof meta?.emoji === "string" ? meta.emoji : content;
}

/** Whether `:name:` in a text would be shown as an emoji. */
export function isEmojiName(name: string): boolean {
  return Object.hasOwn(table, name);
}

function readNames(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (src.charCodeAt(pos) !== 0x3a || /[\p{L}\p{N}_:/]$/u.test(src.slice(Math.max(pos - 2, 0), pos))) return false;
  names.lastIndex = pos;
  const [written] = names.exec(src) ?? [];
  if (written === undefined || pos + written.length > state.posMax) return false;
  const found = written.slice(1, -1).split("::");
  if (!found.every(isEmojiName)) return false;
  if (!silent) {
    const token = state.push("emoji", "", 0);
    token.content = found.map((name) => table[name]).join("");
    token.meta = { emoji: written };
    state.env.emoji = true;
  }
  state.pos += written.length;
  return true;
}

function becomeTexts(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type === "emoji") token.type = "text";
    if (token.children) becomeTexts(token.children);
  }
}
