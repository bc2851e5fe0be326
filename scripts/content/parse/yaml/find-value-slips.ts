import { type Document, isScalar, isSeq, type Scalar, visit } from "yaml";
import { showValue } from "../../../text/show-value.ts";
import { dashes } from "../../../text/typography.ts";
import { quoteScalar } from "../../authoring/format-front-matter.ts";
import type { Slip } from "./slip.ts";

/** Dates, numbers and tags of languages: the only dash in them is the hyphen. */
const hyphenated = new Set([
  ...["created", "updated", "starts", "ends", "from", "to"],
  ...["likes", "percent", "language", "latinLanguage"],
]);

/** Guillemets around the name of a person or a tag are the quotes of a Persian keyboard. */
const quoted = new Set([...hyphenated, "author", "updatedBy", "tags", "aliases", "status", "calendar", "timeZone"]);

const dash = new RegExp(`[${dashes}](?=[\\p{L}\\p{Nd}])`, "gu");

const guillemets = /^(?:«([^«»]+)»|‹([^‹›]+)›)$/;

const tagList = /^(?:«[^«»]+»|‹[^‹›]+›)(?:\s*[,،;؛]\s*(?:«[^«»]+»|‹[^‹›]+›))+$/;

/** Tests whether a text can hold what `findValueSlips` finds. */
export const valueSigns = new RegExp(`[«‹${dashes}]`);

/**
 * Finds characters that are text elsewhere, but not in the value of these keys: guillemets around
 * all of it, and dashes in dates and numbers. Guillemets in a title or between straight quotes are
 * text.
 */
export function findValueSlips(text: string, document: Document.Parsed): readonly Slip[] {
  const slips: Slip[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      const name = isScalar(key) ? String(key.value) : "";
      if (!quoted.has(name)) return;
      for (const node of isSeq(value) ? value.items : [value]) if (isScalar(node)) slips.push(...findSlip(node, name, text));
    },
  });
  return slips;
}

function findSlip({ type, range }: Scalar, name: string, text: string): readonly Slip[] {
  const [start = 0, end = 0] = range ?? [];
  const source = text.slice(start, end);
  if (source.includes("\n")) return [];
  const hyphens = hyphenated.has(name) ? source.replace(dash, "-") : source;
  const right = type === "PLAIN" ? unquote(hyphens, name) : undefined;
  const written = showValue(source);
  if (right !== undefined) return [{ start, end, right, violation: { rule: "typographicQuotes", written } }];
  if (hyphens === source) return [];
  return [{ start, end, right: hyphens, violation: { rule: "dashInValue", written, right: showValue(hyphens) } }];
}

function unquote(source: string, name: string): string | undefined {
  const inner = readInner(source);
  if (inner !== undefined) return quoteScalar(inner);
  if (name !== "tags" || !tagList.test(source)) return undefined;
  return `[${source
    .split(/(?<=[»›])\s*[,،;؛]\s*/)
    .map((tag) => quoteScalar(readInner(tag) ?? tag))
    .join(", ")}]`;
}

function readInner(source: string): string | undefined {
  const [, ...inners] = guillemets.exec(source) ?? [];
  return inners.find((inner) => inner !== undefined)?.trim() || undefined;
}
