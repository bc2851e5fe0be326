import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from "yaml";
import { findReference } from "../../../markdown/character-references.ts";
import type { Parsed, Place, Problem } from "../../../problems/problem.ts";
import type { Violation } from "../../../problems/violation.ts";
import { limits } from "../../../text/limits.ts";
import { showValue } from "../../../text/show-value.ts";
import { explainYamlError } from "./explain-yaml-error.ts";
import { findSlips } from "./find-slips.ts";

/** A value as written, with its 1-based place in the file. */
export type YamlNode = YamlText | YamlAbsent | YamlList | YamlMap;

export interface YamlText extends Place {
  readonly kind: "text";
  readonly text: string;
}
/** An empty value, a plain `~` or a plain `null`. */
export interface YamlAbsent extends Place {
  readonly kind: "absent";
}
export interface YamlList extends Place {
  readonly kind: "list";
  readonly nodes: readonly YamlNode[];
}
export interface YamlMap extends Place {
  readonly kind: "map";
  readonly entries: ReadonlyMap<string, YamlEntry>;
}
export interface YamlEntry extends Place {
  readonly value: YamlNode;
}

/**
 * A document marker or directive at the start of a line (YAML 1.2.2 §9.1). Only LF ends a line
 * here.
 */
const documentMark = /(?<![^\n])(?:---|\.\.\.|%)/;

/**
 * Parses YAML 1.2 and keeps every scalar as the text that was written. Anchors, aliases, merge
 * keys, tags, duplicate keys and keys that are not text are problems.
 *
 * @param firstLine 1-based line of the file on which `text` starts.
 */
export function parseYaml(text: string, file: string, firstLine = 1): Parsed<YamlNode> {
  const lines = countLines(text);
  const problems: Problem[] = [];
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const refuse = (offset: number, violation: Violation): void => {
    problems.push({ file, ...place(offset), violation });
  };

  // The failsafe schema keeps `3.10`, `no` and `1_000` as text (YAML 1.2.2 §10.1).
  const document = parseDocument(text, {
    schema: "failsafe",
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: "silent",
  });
  const mark = text.search(documentMark);
  if (mark >= 0) {
    refuse(mark, { rule: "documentMark" });
    return { problems };
  }
  for (const { start, violation } of findSlips(text, document)) refuse(start, violation);
  // They explain the errors of the parser.
  if (problems.length > 0) return { problems };
  const [error] = document.errors;
  if (error) {
    const { offset, violation } = explainYamlError(error, document, text);
    refuse(offset, violation);
    return { problems };
  }
  const convert = (node: Node | null | undefined, depth: number, fallback: number): YamlNode => {
    const offset = node?.range?.[0] ?? fallback;
    const absent = { kind: "absent", ...place(offset) } as const;
    if (!node) return absent;
    refuseProperties(node, offset);
    refuseLoss(node);
    if (isScalar(node)) return isAbsent(node) ? absent : { ...absent, kind: "text", text: String(node.value) };
    if (depth > limits.yamlDepth) refuse(offset, { rule: "yamlTooDeep" });
    else if (isSeq<Node>(node)) return { ...absent, kind: "list", nodes: node.items.map((child) => convert(child, depth + 1, offset)) };
    else if (isMap<Node, Node | null>(node)) return { ...absent, kind: "map", entries: convertEntries(node.items, depth, offset) };
    return absent;
  };

  const convertEntries = (pairs: readonly Pair<Node, Node | null>[], depth: number, fallback: number): ReadonlyMap<string, YamlEntry> => {
    const entries = new Map<string, YamlEntry>();
    for (const { key, value } of pairs) {
      const offset = key.range?.[0] ?? fallback;
      const entry = { value: convert(value, depth + 1, key.range?.[1] ?? offset), ...place(offset) };
      refuseProperties(key, offset);
      if (isAlias(key)) continue;
      if (!isScalar(key)) refuse(offset, { rule: "keyNotWord" });
      else if (key.value === "<<") refuse(offset, { rule: "mergeKey" });
      else if (entries.has(String(key.value))) refuse(offset, { rule: "keyTwice", key: String(key.value) });
      else entries.set(String(key.value), entry);
    }
    return entries;
  };

  /** Anchors and tags come before their node, perhaps on an earlier line. */
  const refuseProperties = (node: Node, offset: number): void => {
    if (isAlias(node)) refuse(offset, { rule: "yamlAlias", written: `*${node.source}` });
    if (node.anchor) {
      const written = `&${node.anchor}`;
      const reference = findReference(written);
      refuse(text.lastIndexOf("&", offset), reference ? { rule: "referenceAtStart", ...reference } : { rule: "yamlAnchor", written });
    }
    if (node.tag) {
      const sign = text.lastIndexOf("!", offset);
      const written = node.tag.replace("tag:yaml.org,2002:", "!!");
      refuse(text[sign - 1] === "!" ? sign - 1 : sign, { rule: "yamlTag", written });
    }
  };

  /**
   * YAML reads ` #1` after a value as a comment to the end of the line. Few authors expect that.
   */
  const refuseLoss = ({ range, comment }: Node): void => {
    const end = range?.[1] ?? text.length;
    const [lost] = text.slice(end).match(/^[ \t]+#\S.*/) ?? [];
    if (comment && lost !== undefined) refuse(end + lost.indexOf("#"), { rule: "lostAsComment", written: showValue(lost.trim()) });
  };

  const value = convert(document.contents, 0, 0);
  return problems.length > 0 ? { problems } : { value, problems };
}

/** The parser's own count misses the lines after some errors. */
function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return lines;
}

function isAbsent(node: { readonly type?: unknown; readonly value: unknown }): boolean {
  return node.type === "PLAIN" && (node.value === "" || node.value === "~" || node.value === "null");
}
