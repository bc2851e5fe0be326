import type { Token } from "markdown-it";
import type { PostWords } from "../../locale/locale.ts";
import { type AlertKind, readAlertKind } from "../syntax/alerts.ts";
import { buildLabel, buildMarkup, buildParagraph, closeTag, openTag } from "../tokens.ts";

/** Drawn in a square of 16, as the other icons of the site. */
const drawings: Readonly<Record<AlertKind, string>> = {
  note: "M8 2a6 6 0 1 1 0 12a6 6 0 0 1 0-12M8 7.5v3.5M8 5v.01",
  tip: "M6 12h4M7 14h2M6 10c0-2-2-2-2-5a4 4 0 0 1 8 0c0 3-2 3-2 5z",
  important: "M2.5 2.5h11v8.5H8L5 13.8V11H2.5zM8 4.8v2.4M8 9v.01",
  warning: "M8 2.2l6.3 11.3H1.7zM8 6.5v3.2M8 11.7v.01",
  caution: "M5.5 1.8h5l3.7 3.7v5l-3.7 3.7h-5l-3.7-3.7v-5zM8 4.8v3.7M8 11v.01",
};

export interface AlertContext {
  readonly words: Pick<PostWords, "alerts">;
  /** True where the style sheet of the site is missing, such as in a feed. */
  readonly plain: boolean;
}

/**
 * Gives each alert its word. A feed reader has no styles for it, so there an alert is a quote that
 * starts with the word in bold. Returns new tokens, and changes the given ones.
 */
export function buildAlerts(tokens: readonly Token[], context: AlertContext): readonly Token[] {
  return tokens.flatMap((token) => {
    if (token.type === "alert_close") token.tag = context.plain ? "blockquote" : "div";
    if (token.type !== "alert_open") return [token];
    const kind = readAlertKind(token);
    token.tag = context.plain ? "blockquote" : "div";
    if (!context.plain) token.attrSet("class", `alert ${kind}`);
    return [token, ...buildTitle(kind, context)];
  });
}

function buildTitle(kind: AlertKind, { words, plain }: AlertContext): Token[] {
  const word = buildLabel(words.alerts[kind]);
  if (plain) return buildParagraph([openTag("strong"), word, closeTag("strong")]);
  const icon = buildMarkup(`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="${drawings[kind]}"/></svg>`);
  return buildParagraph([icon, word], { class: "alert-title" });
}
