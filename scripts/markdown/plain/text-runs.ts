import type { Token } from "markdown-it";
import { joinRuns } from "../../text/inline-code.ts";

/** A piece of text that is code throughout, or nowhere. */
export interface TextRun {
  readonly text: string;
  readonly code: boolean;
}

/**
 * The text of a line as a reader reads it: Markdown marks and footnote marks gone, a break one
 * space, a picture by its alternative text, which is never code.
 */
export function readRuns(children: readonly Token[]): readonly TextRun[] {
  return children.flatMap((token) => readRun(token) ?? []);
}

export function readText(children: readonly Token[]): string {
  return joinRuns(readRuns(children));
}

function readRun(token: Token): TextRun | undefined {
  switch (token.type) {
    case "text":
      return token.info === "footnote" ? undefined : { text: token.content, code: false };
    case "code_inline":
      return { text: token.content, code: true };
    case "softbreak":
    case "hardbreak":
      return { text: " ", code: false };
    case "image":
      return { text: readText(token.children ?? []), code: false };
    default:
      return undefined;
  }
}
