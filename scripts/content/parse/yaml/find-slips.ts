import { type Document, isCollection, visit } from "yaml";
import { decodeLabelReferences, decodeTitleReferences, findReference } from "../../../markdown/character-references.ts";
import { formatCodePoint } from "../../../text/invisible.ts";
import { showValue } from "../../../text/show-value.ts";
import { dashes, doubleQuotes, spaceLike, unseenMarks } from "../../../text/typography.ts";
import { formatScalar } from "../../authoring/format-front-matter.ts";
import { findQuotes } from "./find-quotes.ts";
import { findValueSlips, valueSigns } from "./find-value-slips.ts";
import type { Slip } from "./slip.ts";

const signs = new RegExp(`&[#\\w]{2,33};|[${doubleQuotes}\\u2018-\\u201b${dashes}${spaceLike}${unseenMarks}]`);

/**
 * Finds typographic quotes around a value, a list item or a key, typographic dashes before list
 * items and in dates, and look-alike spaces or invisible marks where YAML needs a space. Quotes
 * inside a text are text, and so is everything between straight quotes.
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
    const found = [...findIndent(line, before, widths), ...(isBroken ? findColon(line) : [])];
    const dash = findDash(line);
    const opensList = before.endsWith(":") || dash?.indent === dashIndent;
    if (dash?.slip && opensList) found.push(dash.slip);
    if (dash && opensList) dashIndent = dash.indent;
    else if (dashIndent !== undefined && line.search(/\S/) <= dashIndent) dashIndent = undefined;
    found.push(...findQuotes(line, (index) => isFlow(offset + index)), ...findStartingReference(line));
    slips.push(
      ...found
        .filter((slip) => !isText(offset + slip.start))
        .map((slip) => ({ ...slip, start: offset + slip.start, end: offset + slip.end })),
    );
    before = line.trimEnd();
    const width = measureIndent(line);
    widths = width === 0 ? [] : [...new Set([...widths, width])];
  }
  return slips;
}

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

const indent = new RegExp(
  `^[ ${spaceLike}${unseenMarks}]*[${spaceLike}${unseenMarks}](?=[ ]*(?:[-${dashes}][ ${spaceLike}]|[^\\s:#][^:]{0,200}:(?:[ ${spaceLike}]|$)))`,
);
const spaces = new RegExp(`[${spaceLike}]`, "g");
const marks = new RegExp(`[${unseenMarks}]`, "g");

/** A key is indented below a line that opens a block, or as much as a key above it. */
function findIndent(line: string, before: string, widths: readonly number[]): readonly Slip[] {
  const [written] = indent.exec(line) ?? [];
  if (written === undefined) return [];
  const first = written.search(/[^ ]/);
  const isInside = /^\s*-\s|:$/.test(before) || widths.includes(measureIndent(line)) || startingDash.test(line);
  if (!isInside || before === ":") return [buildSpace(written[first] ?? "", 0, written.length, "")];
  const right = written.slice(first).replace(spaces, " ").replace(marks, "");
  return [buildSpace(written[first] ?? "", first, written.length, right)];
}

const startingDash = new RegExp(`^[\\s${unseenMarks}]*[-${dashes}]\\s`);

/** The width of an indentation once its spaces are plain. */
function measureIndent(line: string): number {
  const [space = ""] = indentation.exec(line) ?? [];
  return space.replace(marks, "").length;
}

const indentation = new RegExp(`^[ ${spaceLike}${unseenMarks}]*`);

const colon = new RegExp(`^[ ]*(?:- +)?[^\\s:#][^:]{0,200}:([${spaceLike}])`);

function findColon(line: string): readonly Slip[] {
  const [written = "", space] = colon.exec(line) ?? [];
  return space === undefined ? [] : [buildSpace(space, written.length - 1, written.length, " ")];
}

function buildSpace(character: string, start: number, end: number, right: string): Slip {
  return { start, end, right, violation: { rule: "lookAlikeSpace", code: formatCodePoint(character.codePointAt(0) ?? 0) } };
}

const starting = /^([ ]*(?:- +)?(?:[^\s:#][^:]{0,200}: +)?)(&[#\w]{2,33};.*)$/;

/** YAML reads `&` at the start of a value as an anchor (YAML 1.2.2, 6.9.2). */
function findStartingReference(line: string): readonly Slip[] {
  const [, before = "", written] = starting.exec(line) ?? [];
  const reference = written === undefined ? undefined : findReference(written);
  if (written === undefined || !reference || !written.startsWith(reference.written)) return [];
  const decode = before.startsWith("title:") ? decodeTitleReferences : decodeLabelReferences;
  const end = before.length + written.length;
  return [{ start: before.length, end, right: formatScalar(decode(written)), violation: { rule: "referenceAtStart", ...reference } }];
}

const dashItem = new RegExp(`^([ ${spaceLike}${unseenMarks}]*)([-${dashes}])([ ${spaceLike}]+)(?=\\S)`);

/**
 * Finds the start of a list item, with its slip if its dash or the space after it is another one.
 */
function findDash(line: string): { readonly indent: number; readonly slip?: Slip } | undefined {
  const [written, space = "", dash, after = ""] = dashItem.exec(line) ?? [];
  if (written === undefined) return undefined;
  const start = space.length;
  const end = written.length;
  const slip = { start, end, right: "- " };
  if (dash !== "-") {
    const right = showValue(`- ${line.slice(end).trim()}`);
    return {
      indent: start,
      slip: { ...slip, violation: { rule: "typographicDash", written: showValue(line.slice(start).trim()), right } },
    };
  }
  if (after.startsWith(" ")) return { indent: start };
  return { indent: start, slip: buildSpace(after, start + 1, end, " ") };
}
