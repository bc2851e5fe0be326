import { type Document, isCollection, visit } from "yaml";
import { bullets, colons, dashes, doubleQuotes, spaceLike, unseenMarks } from "../../../text/typography.ts";
import { findLookAlikeColon } from "./find-colons.ts";
import { findListMark } from "./find-list-marks.ts";
import { findQuotes } from "./find-quotes.ts";
import { findStartingReferences } from "./find-references.ts";
import { findIndent, findSpaceAfterColon, measureIndent } from "./find-spaces.ts";
import { findValueSlips, valueSigns } from "./find-value-slips.ts";
import type { Slip } from "./slip.ts";

const signs = new RegExp(`&[#\\w]{2,33};|\\*[ \\t]|[${doubleQuotes}\\u2018-\\u201b${dashes}${bullets}${colons}${spaceLike}${unseenMarks}]`);

/**
 * Finds typographic quotes around a value, a list item or a key, bullets and typographic dashes
 * before list items, dashes in dates, look-alike colons, and look-alike spaces or invisible marks
 * where YAML needs a space. Quotes inside a text are text, and so is everything between straight
 * quotes.
 *
 * @param document the result of parsing `text`, with or without errors.
 */
export function findSlips(text: string, document: Document.Parsed): readonly Slip[] {
  const inLines = signs.test(text) ? findLineSlips(text, document) : [];
  const inValues = valueSigns.test(text) ? findValueSlips(text, document) : [];
  let end = 0;
  // Of two slips in the same place, the sort keeps that of the line first.
  return [...inLines, ...inValues]
    .sort((one, other) => one.start - other.start)
    .filter((slip) => {
      if (slip.start < end) return false;
      end = slip.end;
      return true;
    });
}

function findLineSlips(text: string, document: Document.Parsed): readonly Slip[] {
  const { isText, isFlow } = mapRanges(document);
  const isBroken = document.errors.length > 0 || !isCollection(document.contents);
  const slips: Slip[] = [];
  let start = 0;
  let dashIndent: number | undefined;
  let before = ":";
  /** Widths of indentation since the last line without any. */
  let widths: readonly number[] = [];
  for (const line of text.split("\n")) {
    const offset = start;
    start += line.length + 1;
    if (line.trim() === "" || /^\s*#/.test(line)) continue;
    const found = [...findIndent(line, before, widths)];
    if (isBroken) found.push(...findSpaceAfterColon(line), ...findLookAlikeColon(line, before, widths));
    const dash = findListMark(line);
    const opensList = before.endsWith(":") || dash?.indent === dashIndent;
    if (dash?.slip && opensList) found.push(dash.slip);
    if (dash && opensList) dashIndent = dash.indent;
    else if (dashIndent !== undefined && line.search(/\S/) <= dashIndent) dashIndent = undefined;
    const isInBrackets = (index: number) => isFlow(offset + index);
    found.push(...findQuotes(line, isInBrackets), ...findStartingReferences(line, isInBrackets));
    slips.push(
      ...found
        .filter((slip) => !isText(offset + slip.start))
        .map((slip) => ({ ...slip, start: offset + slip.start, end: offset + slip.end })),
    );
    before = isBroken ? line.trimEnd().replace(closingColon, ":") : line.trimEnd();
    const width = measureIndent(line);
    widths = width === 0 ? [] : [...new Set([...widths, width])];
  }
  return slips;
}

const closingColon = new RegExp(`[${colons}]$`);

type TestOffset = (offset: number) => boolean;

/** Quoted and block scalars are text. Flow collections have items between commas. */
function mapRanges(document: Document.Parsed): { readonly isText: TestOffset; readonly isFlow: TestOffset } {
  const texts: (readonly [number, number])[] = [];
  const flows: (readonly [number, number])[] = [];
  visit(document, {
    Node(_, { range, ...node }) {
      const [from = 0, to = 0] = range ?? [];
      if ("type" in node && /^(?:QUOTE|BLOCK)_/.test(String(node.type))) texts.push([from, to]);
      if ("flow" in node && node.flow) flows.push([from, to]);
    },
  });
  const test = (ranges: readonly (readonly [number, number])[]) => (offset: number) =>
    ranges.some(([from, to]) => offset > from && offset < to);
  return { isText: test(texts), isFlow: test(flows) };
}
