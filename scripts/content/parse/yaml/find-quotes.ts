import { showValue } from "../../../text/show-value.ts";
import { dashes, doubleQuotes, spaceLike, unseenMarks } from "../../../text/typography.ts";
import { quoteScalar } from "../../authoring/format-front-matter.ts";
import type { Slip } from "./slip.ts";

/** The indentation of a line, and the hyphens of list items. */
const itemStart = new RegExp(`^[ ${spaceLike}${unseenMarks}]*(?:[-${dashes}][ ${spaceLike}]+)*`);

/** A key in quotes of any kind or without, and its colon. */
const keyed = new RegExp(
  `^(?:"[^"]*"|'[^']*'|[${doubleQuotes}][^${doubleQuotes}]{0,200}[${doubleQuotes}]|[^\\s:#"'[{${doubleQuotes}][^:]{0,200}):[ ${spaceLike}]+`,
);

/** A text in double quotes, perhaps not closed. */
const double = new RegExp(`^[${doubleQuotes}]([^${doubleQuotes}]*)([${doubleQuotes}])?`);

/** Tags as one text: each in quotes, with commas between them. */
const quotedTags = new RegExp(
  `^[${doubleQuotes}][^${doubleQuotes}]*[${doubleQuotes}](?:\\s*[,،;؛]\\s*[${doubleQuotes}][^${doubleQuotes}]*[${doubleQuotes}])+\\s*$`,
);

/**
 * A text in single quotes. Half of a pair is an apostrophe or a letter of a transcription, as in
 * `‘Abd`. The reversed pair is how people write it from right to left.
 */
const single =
  /^(?:[\u2018\u201b]([^\u2018\u201b]*)\u2019|\u201a([^\u2018\u2019\u201a]*)[\u2018\u2019]|\u2019(?!\p{Script=Latin})([^\u2018\u2019]*)\u2018)$/u;

/** An item of a list or a map in brackets. */
const items: readonly RegExp[] = [
  new RegExp(`(?<=[[,{:]\\s*|^\\s*)[${doubleQuotes}]([^${doubleQuotes}]*)[${doubleQuotes}](?=\\s*(?:[,\\]}]|$))`, "g"),
  /(?<=[[,{:]\s*|^\s*)\u2018([^\u2018\u2019,]*)\u2019(?=\s*(?:[,\]}]|$))/g,
];

/**
 * Finds typographic quotes around the key, the value or the items of one line. Their offsets count
 * from its start.
 *
 * @param isFlow tells whether an offset of the line is inside brackets that an earlier line opened.
 */
export function findQuotes(line: string, isFlow: (offset: number) => boolean): readonly Slip[] {
  const [item = ""] = itemStart.exec(line) ?? [];
  const [key = ""] = keyed.exec(line.slice(item.length)) ?? [];
  const [quotedKey = "", name = "", isClosed] = double.exec(key) ?? [];
  const start = item.length + key.length;
  const value = line.slice(start).trimEnd();
  const found = isFlow(start) || /^[[{]/.test(value) ? findItems(line, start) : findQuotedValue(value, key, start);
  return isClosed === undefined ? found : [buildQuote(item.length, quotedKey, name), ...found];
}

function findQuotedValue(value: string, key: string, start: number): readonly Slip[] {
  if (/^(?:tags|aliases):/.test(key) && quotedTags.test(value)) return [buildList(start, value)];
  const [whole, inner, end] = double.exec(value) ?? [];
  if (whole !== undefined && end === undefined) return [buildQuote(start, value)];
  if (whole !== undefined) return /^\s*$|^ +#/.test(value.slice(whole.length)) ? [buildQuote(start, whole, inner)] : [];
  const bare = value.replace(/ +#.*$/, "");
  const [, ...inners] = single.exec(bare) ?? [];
  const text = inners.find((one) => one !== undefined);
  return text === undefined ? [] : [buildQuote(start, bare, text)];
}

function findItems(line: string, start: number): readonly Slip[] {
  return items.flatMap((pattern) =>
    [...line.slice(start).matchAll(pattern)].map(({ 0: written, 1: inner, index }) => buildQuote(start + index, written, inner)),
  );
}

function buildQuote(start: number, written: string, inner?: string): Slip {
  const place = { start, end: start + written.length };
  return {
    ...place,
    violation: { rule: "typographicQuotes", written: showValue(written) },
    ...(inner !== undefined && { right: quoteScalar(inner.trim()) }),
  };
}

function buildList(start: number, written: string): Slip {
  const tags = [...written.matchAll(new RegExp(`[${doubleQuotes}]([^${doubleQuotes}]*)[${doubleQuotes}]`, "g"))];
  const right = `[${tags.map(([, inner = ""]) => quoteScalar(inner.trim())).join(", ")}]`;
  return { ...buildQuote(start, written), right };
}
