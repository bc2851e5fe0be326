import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { lookAlikeSpaces } from "./look-alike-spaces.ts";

export const alertKinds = ["note", "tip", "important", "warning", "caution"] as const;

export type AlertKind = (typeof alertKinds)[number];

/** The mark is alone on the first line of the quote. */
const mark = new RegExp(`^\\[!(${alertKinds.join("|")})\\][ \\t${lookAlikeSpaces}]*(?:\\n|$)`, "i");

/**
 * Reads the alerts of GitHub: quotes that start with `[!NOTE]`. As there, an alert is not inside a
 * list or another quote, and it has a text (GitHub Docs, "Basic writing and formatting syntax").
 */
export function readAlerts(engine: MarkdownIt): void {
  engine.core.ruler.after("block", "alerts", (state: StateCore) => {
    if (!state.src.includes("[!")) return;
    const emptied = new Set<Token>();
    state.tokens.forEach((token, index) => {
      if (token.type === "blockquote_open" && token.level === 0) for (const line of readAlert(state.tokens, index)) emptied.add(line);
    });
    if (emptied.size > 0) state.tokens = state.tokens.filter((token) => !emptied.has(token));
  });
}

/** The kind of an `alert_open` token. */
export function readAlertKind(token: Token): AlertKind {
  return token.meta?.kind as AlertKind;
}

/** Returns the tokens of the paragraph with the mark, if the mark was all of it. */
function readAlert(tokens: readonly Token[], start: number): readonly Token[] {
  const [open, paragraph, line] = tokens.slice(start, start + 3);
  if (!open || paragraph?.type !== "paragraph_open" || !line) return [];
  const [written, name = ""] = mark.exec(line.content) ?? [];
  if (written === undefined) return [];
  const rest = line.content.slice(written.length).trimStart();
  let end = start + 4;
  // A paragraph with the mark alone is no alert if it is the whole quote.
  if (rest === "" && tokens[end]?.type === "blockquote_close") return [];
  while (tokens[end] && (tokens[end]?.type !== "blockquote_close" || tokens[end]?.level !== 0)) end++;
  const close = tokens[end];
  if (!close) return [];
  open.type = "alert_open";
  open.meta = { kind: name.toLowerCase() };
  close.type = "alert_close";
  if (rest === "") return tokens.slice(start + 1, start + 4);
  line.content = rest;
  line.map = [(line.map?.[0] ?? 0) + 1, line.map?.[1] ?? 0];
  return [];
}
