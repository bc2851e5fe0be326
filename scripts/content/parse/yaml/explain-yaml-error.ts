import { type Document, isCollection, isScalar, visit, type YAMLError } from "yaml";
import type { Rule, Violation } from "../../../problems/violation.ts";
import { showValue } from "../../../text/show-value.ts";

/** Explains an error of the YAML parser in an author's words, with its offset in the text. */
export function explainYamlError(
  error: YAMLError,
  document: Document.Parsed,
  text: string,
): { readonly violation: Violation; readonly offset: number } {
  const [end] = error.pos;
  const isTab = text[text.lastIndexOf("\n", end - 1) + 1] === "\t";
  const stray = isTab ? undefined : findStrayLine(error, text);
  if (stray !== undefined) return { violation: { rule: "strayIndentation" }, offset: stray };
  const violation = isTab ? tab : explainCode(error, text[end] ?? "");
  if (error.code === "RESOURCE_EXHAUSTION") return { violation, offset: findValue(text, end) };
  return { violation, offset: (unclosed.has(violation.rule) ? findOpening(document, end) : undefined) ?? end };
}

/**
 * Finds a key that is indented more or less than its siblings. The parser takes a deeper key for a
 * part of the value above.
 */
function findStrayLine({ code, message, pos: [start] }: YAMLError, text: string): number | undefined {
  if (code === "BAD_INDENT" && /same column/i.test(message)) return skipSpaces(text, start);
  if (code !== "BLOCK_AS_IMPLICIT_KEY") return undefined;
  const colon = start + text.slice(start).search(/:(?:\s|$)/);
  const line = text.lastIndexOf("\n", colon) + 1;
  return line > start ? skipSpaces(text, line) : undefined;
}

function skipSpaces(text: string, offset: number): number {
  return offset + text.slice(offset).search(/[^ ]|$/);
}

/**
 * Finds the start of the value that contains an offset. The offset itself depends on the machine:
 * the parser gives up at a different depth on each.
 */
function findValue(text: string, offset: number): number {
  const [last] = [...text.slice(0, offset).matchAll(/^[\w"'].*?:[ \n]*/gm)].slice(-1);
  return last ? last.index + last[0].length : 0;
}

/**
 * Finds the start of a list, map or quotation that is not closed. The parser reports its end, which
 * may be lines below.
 */
function findOpening(document: Document.Parsed, end: number): number | undefined {
  let opening: number | undefined;
  visit(document, {
    Node(_, node) {
      const canBeOpen = isScalar(node) ? node.type?.startsWith("QUOTE_") : isCollection(node) && node.flow;
      if (canBeOpen && node.range?.[1] === end) opening = node.range[0];
    },
  });
  return opening;
}

const unclosed: ReadonlySet<Rule> = new Set(["listNotClosed", "mapNotClosed", "quotationNotClosed"]);

const tab: Violation = { rule: "tabAsIndentation" };

/** @param sign the character at which the parser stopped. */
function explainCode({ code, message }: YAMLError, sign: string): Violation {
  if (code === "TAB_AS_INDENT") return tab;
  if (code === "BAD_SCALAR_START") return { rule: "signBeforeValue", sign: showValue(sign) };
  const [sentence = message] = message.split(/\n|(?<=\.) /);
  if (code === "MULTILINE_IMPLICIT_KEY" || /^implicit map keys/i.test(sentence)) return { rule: "lineWithoutKey" };
  if (/^unexpected scalar at node end/i.test(sentence)) return { rule: "textAfterValue" };
  if (code === "BLOCK_AS_IMPLICIT_KEY") return { rule: "colonInValue" };
  if (code === "RESOURCE_EXHAUSTION") return { rule: "yamlTooDeep" };
  if (/flow sequence.*end with/i.test(sentence)) return { rule: "listNotClosed" };
  if (/flow map.*end with/i.test(sentence)) return { rule: "mapNotClosed" };
  if (/^missing closing.*quote/i.test(sentence)) return { rule: "quotationNotClosed" };
  return { rule: "yamlNotRead", message: sentence.replace(/\.$/, "") };
}
