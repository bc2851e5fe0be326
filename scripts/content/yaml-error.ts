import { type Document, isCollection, isScalar, visit, type YAMLError } from "yaml";
import type { Flaw } from "../text/flaw.ts";
import { quoteValue } from "../text/quote.ts";

/** Says what a YAML parser found wrong in the words of an author, and at which offset of the text. */
export function explainYamlError(error: YAMLError, document: Document.Parsed, text: string): Flaw & { readonly offset: number } {
  const [end] = error.pos;
  const flaw = text[text.lastIndexOf("\n", end - 1) + 1] === "\t" ? tabFlaw : explainCode(error, text[end] ?? "");
  if (error.code === "RESOURCE_EXHAUSTION") return { ...flaw, offset: findValue(text, end) };
  return { ...flaw, offset: (flaw.reason.endsWith("is not closed") ? findOpening(document, end) : undefined) ?? end };
}

/** Where the value of a key begins that goes on at an offset: how deep the parser gets into it differs from one machine to another. */
function findValue(text: string, offset: number): number {
  const [last] = [...text.slice(0, offset).matchAll(/^[\w"'].*?:[ \n]*/gm)].slice(-1);
  return last ? last.index + last[0].length : 0;
}

/** Where a list, a map or a quotation begins that is not closed: the parser gives up at its end, which may be lines below. */
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

const tabFlaw: Flaw = { reason: "a tab is used as indentation", fix: "Use spaces." };

/** `sign` is the character at which the parser stopped. */
function explainCode({ code, message }: YAMLError, sign: string): Flaw {
  const [sentence = message] = message.split(/\n|(?<=\.) /);
  const plain = sentence.replace(/\.$/, "");
  if (code === "TAB_AS_INDENT") return tabFlaw;
  if (code === "BAD_SCALAR_START") return { reason: `a value starts with ${quoteValue(sign)}`, fix: "Put the whole value in quotes." };
  if (code === "MULTILINE_IMPLICIT_KEY" || /^implicit map keys/i.test(message))
    return { reason: "a line is no `key: value`", fix: "Write a key and `: ` before the value, or put a long value in quotes." };
  if (/^unexpected scalar at node end/i.test(message))
    return { reason: "text follows a value that has ended", fix: "Put the whole value in quotes, of another kind than those in it." };
  if (code === "BLOCK_AS_IMPLICIT_KEY")
    return { reason: "a value with `: ` in it must be quoted", fix: 'Put it in quotes, such as `title: "a: b"`.' };
  if (code === "RESOURCE_EXHAUSTION") return { reason: "the YAML is nested too deeply", fix: "Write plain values, such as `tags: [js]`." };
  if (/flow sequence.*end with/i.test(message)) return { reason: "a list is not closed", fix: "Add `]` at its end." };
  if (/flow map.*end with/i.test(message)) return { reason: "a map is not closed", fix: "Add `}` at its end." };
  if (/^missing closing.*quote/i.test(message)) return { reason: "a quotation is not closed", fix: "Add the same quote at its end." };
  return {
    reason: `the YAML cannot be read (${plain})`,
    fix: "Write `key: value` on each line, and quote a value that holds `:`, `#`, quotes or brackets.",
  };
}
