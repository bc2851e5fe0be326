import type { Token } from "markdown-it";
import { joinRuns } from "../../text/inline-code.ts";
import { shortenData } from "../syntax/data-addresses.ts";
import { isLabel } from "../tokens.ts";

/** A part of a text: all code, or no code. */
export interface TextRun {
  readonly text: string;
  readonly code: boolean;
}

/**
 * Reads the text of a line without Markdown marks and footnote marks. A line break is a space. A
 * picture is its alternative text, which is never code.
 */
export function readRuns(children: readonly Token[]): readonly TextRun[] {
  return children.flatMap((token) => readRun(token) ?? []);
}

export function readPlainText(children: readonly Token[]): string {
  return joinRuns(readRuns(children));
}

function readRun(token: Token): TextRun | undefined {
  switch (token.type) {
    case "text":
      return isLabel(token) ? undefined : { text: token.content, code: false };
    case "code_inline":
      return { text: shortenData(token.content), code: true };
    case "task":
      return { text: token.content, code: false };
    case "softbreak":
    case "hardbreak":
      return { text: " ", code: false };
    case "image":
      return { text: readPlainText(token.children ?? []), code: false };
    default:
      return undefined;
  }
}
