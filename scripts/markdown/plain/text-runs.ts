import type { Token } from "markdown-it";
import { joinRuns } from "../../text/inline-code.ts";
import { shortenData } from "../syntax/data-addresses.ts";
import { isLabel } from "../tokens.ts";

/** A part of a text: all code, or no code. */
export interface TextRun {
  readonly text: string;
  readonly code: boolean;
}

type ReadText = (token: Token) => string;

/**
 * Reads the text of a line without Markdown marks and footnote marks. A line break is a space. A
 * picture is its alternative text, which is never code.
 */
export function readRuns(children: readonly Token[], readText: ReadText = ({ content }) => content): readonly TextRun[] {
  return children.flatMap((token) => readRun(token, readText) ?? []);
}

export function readPlainText(children: readonly Token[], readText?: ReadText): string {
  return joinRuns(readRuns(children, readText));
}

function readRun(token: Token, readText: ReadText): TextRun | undefined {
  switch (token.type) {
    case "text":
      return isLabel(token) ? undefined : { text: readText(token), code: false };
    case "code_inline":
      return { text: shortenData(token.content), code: true };
    case "task":
      return { text: token.content, code: false };
    case "softbreak":
    case "hardbreak":
      return { text: " ", code: false };
    case "image":
      return { text: readPlainText(token.children ?? [], readText), code: false };
    default:
      return undefined;
  }
}
