import { z } from "zod";
import { suggestWord } from "../text/suggest.ts";
import { compareProblems, type Parsed, type Place, type Problem } from "./problem.ts";
import type { YamlMap, YamlNode } from "./yaml.ts";

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
  const entries = [...map.entries].filter(([key, entry]) => {
    if (!known.includes(key)) problems.push({ file, ...placeOf(entry), ...explainUnknown(key, known) });
    return known.includes(key);
  });
  const result = schema.safeParse(toPlain({ ...map, entries: new Map(entries) }));
  for (const issue of result.error?.issues ?? []) {
    const { node, isWhole } = findNode(map, issue.path);
    if (issue.code === "unrecognized_keys" && node.kind === "map") {
      const nested = listKeys(issue.path.reduce<unknown>(enter, schema));
      for (const key of issue.keys) problems.push({ file, ...placeOf(node.entries.get(key) ?? node), ...explainUnknown(key, nested) });
    } else problems.push({ file, ...placeOf(node), ...explainIssue(issue, isWhole ? node.kind : "absent", examples) });
  }
  if (problems.length > 0) return { problems: problems.sort(compareProblems) };
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
    case "map": {
      const present = [...node.entries].filter(([, { value }]) => value.kind !== "absent");
      return Object.assign(Object.create(null), Object.fromEntries(present.map(([key, { value }]) => [key, toPlain(value)])));
    }
  }
}

/** The innermost node on a path that exists, and whether it is the one that the path leads to. */
function findNode(map: YamlMap, path: readonly PropertyKey[]): { readonly node: YamlNode; readonly isWhole: boolean } {
  let node: YamlNode = map;
  for (const step of path) {
    const next: YamlNode | undefined =
      node.kind === "map" ? node.entries.get(String(step))?.value : node.kind === "list" ? node.nodes[Number(step)] : undefined;
    if (!next) return { node, isWhole: typeof step === "number" };
    node = next;
  }
  return { node, isWhole: true };
}

function placeOf({ line, column }: Place): Place {
  return { line, column };
}

/** The keys of a map inside a map; none of another value. */
function listKeys(schema: unknown): readonly string[] {
  const bare = unwrap(schema);
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
}

function enter(schema: unknown, key: PropertyKey): unknown {
  const bare = unwrap(schema);
  return bare instanceof z.ZodObject ? bare.shape[String(key)] : undefined;
}

/** What a field holds when it is there. */
function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodPrefault || schema instanceof z.ZodExactOptional ? unwrap(schema.unwrap()) : schema;
}

const generatorKeys = new Set([
  "permalink",
  "layout",
  "pagination",
  "templateEngineOverride",
  "eleventyExcludeFromCollections",
  "page",
  "collections",
  "content",
]);

function explainUnknown(key: string, known: readonly string[]): { reason: string; fix: string } {
  const reason = `the key \`${key}\` is unknown`;
  if (key === "draft" && known.includes("status")) return { reason, fix: "Remove `draft` and write `status: draft`." };
  if (key === "date" && known.includes("created")) return { reason, fix: "Remove `date` and write `created: 2026-05-02`." };
  const near = generatorKeys.has(key) ? undefined : suggestWord(key, known);
  return {
    reason,
    fix: near ? `Did you mean \`${near}\`? Otherwise remove \`${key}\`.` : `Remove \`${key}\`; the keys are ${known.join(", ")}.`,
  };
}

function explainIssue(issue: z.core.$ZodIssue, kind: YamlNode["kind"], examples: Examples): { reason: string; fix: string } {
  const [key = "", ...below] = issue.path.map(String);
  const fix = `Write, for example, \`${examples[key] ?? `${key}: …`}\`.`;
  const inList = below.some((step) => /^\d+$/.test(step));
  const at = inList ? `a value in \`${key}\`` : `\`${[key, ...below].join(".")}\``;
  if (issue.code === "custom") return { reason: `${at} ${issue.message}`, fix: String(issue.params?.fix ?? fix) };
  if (kind === "absent") return { reason: `${at} is ${inList ? "empty" : "missing"}`, fix };
  if (issue.code === "invalid_value")
    return { reason: `${at} must be one of ${issue.values.map((value) => `\`${String(value)}\``).join(", ")}`, fix };
  return { reason: `${at} cannot be ${kind === "text" ? "one text" : `a ${kind}`}`, fix };
}
