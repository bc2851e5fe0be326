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

/** The last two are reversed, as people write them from right to left. */
const pairs = ["«»", "‹›", "»«", "›‹"];

const pair = pairs.map(([open, close]) => `${open}[^«»‹›]+${close}`).join("|");

const guillemets = new RegExp(`^(?:${pair})$`);

const tagList = new RegExp(`^(?:${pair})(?:\\s*[,،;؛]\\s*(?:${pair}))+$`);

/** Reversed guillemets around a title. German and Danish have them in Latin letters. */
const reversedTitle = /^(?:»(?!\p{Script=Latin})([^«»]+)«|›(?!\p{Script=Latin})([^‹›]+)‹)$/u;

/** Tests whether a text can hold what `findValueSlips` finds. */
export const valueSigns = new RegExp(`[«»‹›${dashes}]`);

/**
 * Finds characters that are text elsewhere, but not in the value of these keys: guillemets around
 * all of it, and dashes in dates and numbers. Guillemets in a title or between straight quotes are
 * text, unless they are reversed around all of a title.
 */
export function findValueSlips(text: string, document: Document.Parsed): readonly Slip[] {
  const slips: Slip[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      const name = isScalar(key) ? String(key.value) : "";
      if (name === "title" && isScalar(value)) slips.push(...findReversed(value, text));
      if (!quoted.has(name)) return;
      const nodes: readonly unknown[] = isSeq(value) ? value.items : [value];
      const items = nodes.filter((node) => isScalar(node));
      const divided = isSeq(value) && value.flow ? findDivided(items, text) : [];
      slips.push(...divided, ...items.flatMap((node) => findSlip(node, name, text)));
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

function findReversed({ type, range }: Scalar, text: string): readonly Slip[] {
  const [start = 0, end = 0] = range ?? [];
  const written = text.slice(start, end);
  const [, double, single] = reversedTitle.exec(written) ?? [];
  const right = double === undefined ? single && `‹${single}›` : `«${double}»`;
  if (type !== "PLAIN" || !right) return [];
  return [{ start, end, right: quoteScalar(right), violation: { rule: "typographicQuotes", written: showValue(written) } }];
}

/** Finds guillemets around several items in brackets. Nobody can tell whether they are one item. */
function findDivided(items: readonly Scalar[], text: string): readonly Slip[] {
  const sources = items.map(({ range }) => text.slice(range?.[0], range?.[1]));
  return pairs.flatMap(([open = "", close = ""]) => {
    const first = sources.findIndex((source) => source.startsWith(open) && !source.includes(close));
    const last = sources.findIndex((source, index) => index > first && source.endsWith(close) && !source.includes(open));
    if (first < 0 || last < 0) return [];
    const [start = 0, end = 0] = [items[first]?.range?.[0], items[last]?.range?.[1]];
    const written = showValue(text.slice(start, end));
    return /\n/.test(text.slice(start, end)) ? [] : [{ start, end, violation: { rule: "typographicQuotes", written } } as const];
  });
}

function unquote(source: string, name: string): string | undefined {
  const inner = readInner(source);
  if (inner !== undefined) return quoteScalar(inner);
  if (name !== "tags" || !tagList.test(source)) return undefined;
  return `[${source
    .split(/\s*[,،;؛]\s*(?=[«»‹›])/)
    .map((tag) => quoteScalar(readInner(tag) ?? tag))
    .join(", ")}]`;
}

function readInner(source: string): string | undefined {
  return guillemets.test(source) ? source.slice(1, -1).trim() || undefined : undefined;
}
