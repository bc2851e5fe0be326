import { findPictures } from "../markdown/pictures.ts";
import { endOfDay } from "../text/dates.ts";
import { neutraliseText } from "../text/invisible.ts";
import type { Moment } from "../text/moment.ts";
import { countLines } from "./decode.ts";
import { type Examples, validateKeys } from "./fields.ts";
import { parseFrontMatter } from "./front-matter.ts";
import type { Update } from "./model.ts";
import type { Problem } from "./problem.ts";
import type { YamlMap } from "./yaml.ts";
import type { z } from "zod";
import { readClock, type Zone } from "../text/zone.ts";

/** A Markdown file's keys, checked, and its body made harmless. */
export interface MarkdownFile<Keys> {
  readonly keys: Keys;
  readonly body: string;
  /** 1-based line of the file on which the body starts. */
  readonly bodyLine: number;
  readonly notes: readonly Problem[];
  /** Reports something about one key, at its place. */
  readonly refuse: (key: string, reason: string, fix: string) => Problem;
}

/** Reads a Markdown file against a schema. Without a value when the file cannot be published. */
export function parseMarkdownFile<S extends z.ZodObject>(
  text: string,
  file: string,
  schema: S,
  examples: Examples,
): { readonly value?: MarkdownFile<z.output<S>>; readonly problems: readonly Problem[] } {
  const frontMatter = parseFrontMatter(text, file);
  if (!frontMatter.value) return { problems: frontMatter.problems };
  const { keys: map, bodyLine } = frontMatter.value;
  const { value: keys, problems } = validateKeys(map, schema, examples, file);
  if (!keys) return { problems };
  const { text: body, found } = neutraliseText(frontMatter.value.body);
  const notes = found.map(({ index, name }) => ({
    file,
    ...placeInBody(frontMatter.value?.body ?? "", bodyLine, index),
    reason: `an invisible character was made harmless (${name})`,
    fix: "Remove it if it is not meant.",
  }));
  return { value: { keys, body, bodyLine, notes, refuse: (key, reason, fix) => ({ file, ...placeOfKey(map, key), reason, fix }) }, problems };
}

/** The pictures that a body names and its folder does not hold. */
export function findMissingPictures(body: string, file: string, bodyLine: number, has: (name: string) => boolean): readonly Problem[] {
  return findPictures(body)
    .filter(({ name }) => !has(name))
    .map(({ name, line, column }) => ({
      file,
      line: bodyLine + line - 1,
      column,
      reason: `the picture \`${name}\` is not in the discussion's folder`,
      fix: "Put the picture there, or remove it from the text.",
    }));
}

interface UpdateKeys {
  readonly created: Moment;
  readonly updated?: Moment | undefined;
  readonly updatedBy?: string | undefined;
}

/** The update that `updated` and `updatedBy` tell of; one without the other, or one before `created`, is a fault. */
export function readUpdate(keys: UpdateKeys, zone: Zone): { readonly update?: Update; readonly fault?: { key: string; reason: string; fix: string } } {
  const { created, updated, updatedBy } = keys;
  if (!updated && !updatedBy) return {};
  if (!updated) return { fault: { key: "updatedBy", reason: "`updatedBy` stands without `updated`", fix: "Add `updated: 2024-05-02`, or remove `updatedBy`." } };
  if (!updatedBy) return { fault: { key: "updated", reason: "`updated` stands without `updatedBy`", fix: 'Add `updatedBy: "نام"`, or remove `updated`.' } };
  if (isBefore(updated, created, zone)) return { fault: { key: "updated", reason: "`updated` is before `created`", fix: "Correct one of the two dates." } };
  return { update: { at: updated, by: updatedBy } };
}

/** By the calendar day in `zone` where either lacks a time. */
function isBefore(updated: Moment, created: Moment, zone: Zone): boolean {
  if (updated.dayOnly && !created.dayOnly) return endOfDay(readClock(updated.at, zone).date, zone) <= created.at;
  return updated.at < created.at;
}

function placeOfKey(map: YamlMap, key: string): { line: number; column: number } {
  const entry = map.entries.get(key);
  return entry ? { line: entry.value.line, column: entry.value.column } : { line: 2, column: 1 };
}

function placeInBody(body: string, firstLine: number, index: number): { line: number; column: number } {
  return { line: firstLine + countLines(body, index) - 1, column: index - body.lastIndexOf("\n", index - 1) };
}
