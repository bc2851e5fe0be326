import type { Token } from "markdown-it";
import type { PostWords } from "../../locale/locale.ts";
import { buildInline, buildLabel, closeBlock, openBlock } from "../tokens.ts";

/**
 * Gives each box without a summary the word of the site's language: browsers would show a word of
 * their own. Returns new tokens.
 */
export function nameDetails(tokens: readonly Token[], words: Pick<PostWords, "details">): readonly Token[] {
  return tokens.flatMap((token, index) =>
    token.type === "details_open" && tokens[index + 1]?.type !== "summary_open"
      ? [token, openBlock("summary"), buildInline([buildLabel(words.details)]), closeBlock("summary")]
      : [token],
  );
}
