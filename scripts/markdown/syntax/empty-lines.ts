import type { Env, MarkdownIt, Token } from "markdown-it";

/** Records that HTML without a meaning was left out. */
export function markDropped(env: Env): void {
  env.dropped = true;
}

/** Removes paragraphs that are empty after that, and spaces at the start of the others. */
export function dropEmptyLines(engine: MarkdownIt): void {
  engine.core.ruler.before("text_join", "empty_lines", (state) => {
    if (!state.env.dropped) return;
    const { tokens } = state;
    const empty = new Set<Token>();
    tokens.forEach((token, index) => {
      const [open, close] = [tokens[index - 1], tokens[index + 1]];
      if (!token.children || open?.type !== "paragraph_open" || !close) return;
      token.children = trimLine(token.children);
      const [first] = token.children;
      if (first?.type === "text") first.content = first.content.trimStart();
      if (token.children.length === 0) for (const part of [open, token, close]) empty.add(part);
    });
    state.tokens = tokens.filter((token) => !empty.has(token));
  });
}

/** A line without the breaks and the empty texts at its ends. */
export function trimLine(children: readonly Token[]): Token[] {
  const first = children.findIndex(isShown);
  return first < 0 ? [] : children.slice(first, children.findLastIndex(isShown) + 1);
}

function isShown({ type, content }: Token): boolean {
  return !/^(?:soft|hard)break$/.test(type) && (type !== "text" || content.trim() !== "");
}
