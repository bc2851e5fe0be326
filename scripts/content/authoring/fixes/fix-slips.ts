import { LineCounter, parseDocument } from "yaml";
import { findTypographicFences } from "../../parse/typographic-fences.ts";
import { findSlips } from "../../parse/yaml/find-slips.ts";
import type { TextEdit } from "./text-edit.ts";
import { findYaml } from "./yaml-part.ts";

/** Writes `---` for the fences whose dashes a text editor replaced. */
export function fixFences(text: string, file: string): readonly TextEdit[] {
  if (!file.endsWith(".md")) return [];
  const lines = text.split("\n");
  return findTypographicFences(text).map(({ line }) => {
    const was = lines[line - 1] ?? "";
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    return { start, end: start + was.length, text: "---", was, is: "---" };
  });
}

/** Writes straight quotes, hyphens and spaces where YAML needs them. */
export function fixSlips(text: string, file: string): readonly TextEdit[] {
  const part = findYaml(text, file);
  if (!part) return [];
  const { yaml, offset } = part;
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { schema: "failsafe", uniqueKeys: false, logLevel: "silent", lineCounter });
  return findSlips(yaml, document).flatMap(({ start, end, right }) =>
    right === undefined ? [] : [{ start: start + offset, end: end + offset, text: right, was: yaml.slice(start, end), is: right }],
  );
}
