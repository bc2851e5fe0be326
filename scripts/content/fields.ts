import { z } from "zod";
import { parseMoment } from "../text/dates.ts";
import { countGraphemes } from "../text/graphemes.ts";
import { findInvisible, hasVisible } from "../text/invisible.ts";
import { limits } from "./limits.ts";
import type { Parsed, Problem } from "./problem.ts";
import { compareText } from "./problem.ts";
import { suggestWord } from "../text/suggest.ts";
import type { YamlMap, YamlNode } from "./yaml.ts";
import type { Zone } from "../text/zone.ts";

/** Refuses a value with a sentence of its own; the schema's messages for wrong types are written by {@link validateKeys}. */
export function refuse(context: z.RefinementCtx, reason: string, fix: string): typeof z.NEVER {
  context.addIssue({ code: "custom", message: reason, params: { fix } });
  return z.NEVER;
}

/** One line of visible text without characters that hide or reorder; trimmed. */
export function lineOfText(maxGraphemes: number) {
  return z.string().transform((written, context) => {
    const text = written.trim();
    const hidden = findInvisible(text);
    if (/[\n\r]/.test(text)) return refuse(context, "must be one line", "Write it on one line.");
    if (hidden) return refuse(context, `holds an invisible character (${hidden.name})`, "Remove that character.");
    if (!hasVisible(text)) return refuse(context, "has no visible character", "Write some text.");
    if (countGraphemes(text) > maxGraphemes) return refuse(context, `is longer than ${maxGraphemes} characters`, "Shorten it.");
    return text;
  });
}

export const name = lineOfText(limits.nameGraphemes);

/** A date or date-time; no offset means `zone`. */
export function moment(zone: Zone) {
  return z.string().transform((written, context) => {
    const parsed = parseMoment(written, zone);
    return parsed.ok ? parsed.moment : refuse(context, parsed.reason, parsed.fix);
  });
}

/** Whole number in a range, both ends included; Persian digits are not read in settings. */
export function wholeNumber(min: number, max: number) {
  return z.string().transform((written, context) => {
    const number = /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
    if (number >= min && number <= max) return number;
    return refuse(context, `must be a whole number from ${min} to ${max}, not \`${written}\``, `Write a number such as \`${max}\`.`);
  });
}

/** An example for each key, used in the fix of a missing or mistyped value. */
export type Examples = Readonly<Record<string, string>>;

/**
 * Checks the keys of a map against a schema. Every problem is reported, with the place of its value.
 *
 * @param examples `key` → a line that would be right.
 */
export function validateKeys<S extends z.ZodObject>(map: YamlMap, schema: S, examples: Examples, file: string): Parsed<z.output<S>> {
  const problems: Problem[] = [];
  const known = Object.keys(schema.shape);
  const plain: Record<string, unknown> = Object.create(null);
  for (const [key, entry] of map.entries) {
    if (known.includes(key)) {
      if (entry.value.kind !== "absent") plain[key] = toPlain(entry.value);
    } else problems.push({ file, line: entry.line, column: entry.column, ...explainUnknown(key, known) });
  }
  const result = schema.safeParse(plain);
  for (const issue of result.error?.issues ?? []) {
    const [key] = issue.path.map(String);
    const node = findNode(map, issue.path) ?? { line: 2, column: 1 };
    problems.push({ file, line: node.line, column: node.column, ...explainIssue(issue, key ?? "", map, examples) });
  }
  if (problems.length > 0) return { problems: problems.sort((a, b) => a.line - b.line || compareText(a.reason, b.reason)) };
  return result.success ? { value: result.data, problems } : { problems };
}

function toPlain(node: YamlNode): unknown {
  switch (node.kind) {
    case "text":
      return node.text;
    case "absent":
      return undefined;
    case "list":
      return node.nodes.map(toPlain);
    case "map":
      return Object.assign(Object.create(null), Object.fromEntries([...node.entries].map(([key, { value }]) => [key, toPlain(value)])));
  }
}

/** The innermost node on a path that exists. */
function findNode(map: YamlMap, path: readonly PropertyKey[]): YamlNode | undefined {
  let node: YamlNode = map;
  for (const step of path) {
    const next: YamlNode | undefined =
      node.kind === "map" ? node.entries.get(String(step))?.value : node.kind === "list" ? node.nodes[Number(step)] : undefined;
    if (!next) break;
    node = next;
  }
  return node === map ? undefined : node;
}

const generatorKeys = new Set(["permalink", "layout", "pagination", "templateEngineOverride", "eleventyExcludeFromCollections", "page", "collections", "content"]);

function explainUnknown(key: string, known: readonly string[]): { reason: string; fix: string } {
  const reason = `the key \`${key}\` is unknown`;
  if (key === "draft") return { reason, fix: "Remove `draft` and write `status: draft`." };
  if (key === "date") return { reason, fix: "Remove `date` and write `created: 2026-05-02`." };
  const near = generatorKeys.has(key) ? undefined : suggestWord(key, known);
  return { reason, fix: near ? `Did you mean \`${near}\`? Otherwise remove \`${key}\`.` : `Remove \`${key}\`; the keys are ${known.join(", ")}.` };
}

function explainIssue(issue: z.core.$ZodIssue, key: string, map: YamlMap, examples: Examples): { reason: string; fix: string } {
  const fix = `Write, for example, \`${examples[key] ?? `${key}: …`}\`.`;
  const at = issue.path.length > 1 ? `a value in \`${key}\`` : `\`${key}\``;
  if (issue.code === "custom") return { reason: `${at} ${issue.message}`, fix: String(issue.params?.["fix"] ?? fix) };
  const node = findNode(map, issue.path);
  if (!node || node.kind === "absent" || (issue.path.length > 1 && node.kind === "map"))
    return { reason: issue.path.length > 1 ? `a value in \`${key}\` is empty or missing` : `\`${key}\` is missing`, fix };
  if (issue.code === "invalid_value") return { reason: `${at} must be ${issue.values.map((value) => `\`${String(value)}\``).join(", ")}`, fix };
  if (issue.code === "unrecognized_keys") return { reason: `${at} has an unknown key \`${issue.keys.join("`, `")}\``, fix };
  return { reason: `${at} cannot be ${node.kind === "text" ? "one text" : `a ${node.kind}`}`, fix };
}
