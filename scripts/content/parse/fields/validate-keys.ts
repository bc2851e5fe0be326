import { z } from "zod";
import { compareProblems, type Finding, type Parsed, type Place, type Problem } from "../../../problems/problem.ts";
import type { Subject } from "../../../problems/violation.ts";
import type { YamlMap, YamlNode } from "../yaml/parse-yaml.ts";
import { readViolation } from "./common-fields.ts";
import { explainUnknown, joinPath } from "./unknown-key.ts";

/**
 * An example line for each key. A message about a missing or mistyped value shows it; a `{hole}` of
 * `SampleWords` is filled in the reader's language.
 */
export type Examples = Readonly<Record<string, string>>;

/**
 * Checks the keys of a map against a schema and reports every problem at the place of its value.
 *
 * @param examples `key` → a valid line.
 */
export function validateKeys<S extends z.ZodObject>(map: YamlMap, schema: S, examples: Examples, file: string): Parsed<z.output<S>> {
  const problems: Problem[] = [];
  const known = Object.keys(schema.shape);
  const meant = new Set<string>();
  const refuseUnknown = (key: string, parent: YamlNode, above: readonly PropertyKey[], schema: z.ZodObject | undefined) => {
    const entry = parent.kind === "map" ? parent.entries.get(key) : undefined;
    const { violation, near } = explainUnknown({ key, above, schema, value: entry?.value });
    if (near !== undefined) meant.add(near);
    problems.push({ file, ...placeOf(entry ?? parent), violation });
  };
  const entries = [...map.entries].filter(([key]) => {
    if (!known.includes(key)) refuseUnknown(key, map, [], schema);
    return known.includes(key);
  });
  const result = schema.safeParse(toPlain({ ...map, entries: new Map(entries) }));
  const issues = result.error?.issues ?? [];
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const { node } = findNode(map, issue.path);
    const nested = unwrap(issue.path.reduce<unknown>(enter, schema));
    for (const key of issue.keys) refuseUnknown(key, node, issue.path, nested instanceof z.ZodObject ? nested : undefined);
  }
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") continue;
    const { node, isWhole } = findNode(map, issue.path);
    // A misspelt key is reported once: it does not count as missing.
    if (!isWhole && meant.has(joinPath(issue.path))) continue;
    problems.push({ file, ...placeOf(node), ...explainIssue(issue, isWhole ? node.kind : "absent", examples) });
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

/** Finds the innermost existing node on a path, and whether it is the end of the path. */
export function findNode(map: YamlMap, path: readonly PropertyKey[]): { readonly node: YamlNode; readonly isWhole: boolean } {
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

function enter(schema: unknown, key: PropertyKey): unknown {
  const bare = unwrap(schema);
  if (bare instanceof z.ZodArray) return bare.element;
  return bare instanceof z.ZodObject ? bare.shape[String(key)] : undefined;
}

/** Removes the wrappers of optional fields. */
function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return unwrap(schema.in);
  return schema instanceof z.ZodPrefault || schema instanceof z.ZodExactOptional ? unwrap(schema.unwrap()) : schema;
}

/** @param kind of the node at the place of the issue, or `absent`. */
function explainIssue(issue: z.core.$ZodIssue, kind: YamlNode["kind"], examples: Examples): Finding {
  const [key = ""] = issue.path.map(String);
  const isInList = typeof issue.path.at(-1) === "number";
  const subject: Subject = isInList ? { kind: "inList", key } : { kind: "key", key: joinPath(issue.path) };
  const example = examples[key] ?? `${key}: …`;
  const violation = readViolation(issue);
  if (violation) return { violation, subject };
  if (kind === "absent") return { violation: { rule: isInList ? "emptyInList" : "missing", example }, subject };
  if (issue.code === "invalid_value") return { violation: { rule: "noneOf", values: issue.values.map(String), example }, subject };
  return { violation: { rule: given[kind], example }, subject };
}

const given = { text: "textGiven", list: "listGiven", map: "mapGiven" } as const;
