import type { YamlEntry, YamlList, YamlMap, YamlNode } from "./parse-yaml.ts";

/** A key and a value on one line. */
const pair = /^([A-Za-z]\w*): +(\S.*)$/;

/**
 * A plain scalar (YAML 1.2.2 §7.3.3) without any character that could mean something else in a
 * block.
 */
const plainText = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c ._,;()/+?!=،؛؟«»-]|:(?=[\p{L}\p{N}]))*$/u;

/** A plain scalar in a flow list, with the spaces around it. */
const plainItem = /^ *[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c ._()/+-]*$/u;

/** Text in quotation marks that holds no escape. */
const quotedText = /^(["'])([\p{L}\p{M}\p{N}\p{P}\p{S}\u200c ]*)\1$/u;

/**
 * Parses the form of nearly all front matter: one `key: value` per line, where each value is a text
 * or a list in brackets. It is about thirty times faster than `parseYaml` and has the same result;
 * a test compares the two. Returns undefined for all other YAML, valid or not.
 *
 * @param firstLine 1-based line of the file on which `text` starts.
 */
export function parseSimpleYaml(text: string, firstLine: number): YamlMap | undefined {
  const entries = new Map<string, YamlEntry>();
  const lines = text.replace(/\n$/, "").split("\n");
  for (const [index, written] of lines.entries()) {
    const line = firstLine + index;
    const [, key = "", value = ""] = pair.exec(written) ?? [];
    const node = readValue(value, line, written.length - value.length + 1);
    if (!node || entries.has(key)) return undefined;
    entries.set(key, { line, column: 1, value: node });
  }
  return { kind: "map", line: firstLine, column: 1, entries };
}

function readValue(written: string, line: number, column: number): YamlNode | undefined {
  const place = { line, column };
  if (written.startsWith("[")) return readList(written, line, column);
  if (plainText.test(written) && !written.endsWith(" ") && written !== "null") return { kind: "text", ...place, text: written };
  const [, mark = "", quoted] = quotedText.exec(written) ?? [];
  if (quoted === undefined || quoted.includes(mark) || quoted.includes("\\")) return undefined;
  return { kind: "text", ...place, text: quoted };
}

function readList(written: string, line: number, column: number): YamlList | undefined {
  if (!written.endsWith("]")) return undefined;
  const nodes: YamlNode[] = [];
  let start = 1;
  for (const item of written.slice(1, -1).split(",")) {
    const text = item.trim();
    if (!plainItem.test(item) || text === "null") return undefined;
    nodes.push({ kind: "text", line, column: column + start + item.indexOf(text), text });
    start += item.length + 1;
  }
  return { kind: "list", line, column, nodes };
}
