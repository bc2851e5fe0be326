import { z } from "zod";
import type { Violation } from "../../../problems/violation.ts";
import { showValue } from "../../../text/show-value.ts";
import { suggestWord } from "../../../text/suggest.ts";
import type { YamlNode } from "../yaml/parse-yaml.ts";

/** Keys that configure other generators. None is a misspelling of a key here. */
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

/** Keys of other generators, with their names here. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["lang", "language"],
  ["locale", "language"],
]);

const no = /^(?:false|no|off)$/i;

/** Text that YAML reads without quotes, whatever follows a key (YAML 1.2.2, 7.3.3). */
const plainText = /^[\p{L}\p{N}](?:[^:#\n]|:(?! |$)|(?<! )#)*$/u;

/** An unknown key of a map, and what the map may hold. */
interface UnknownKey {
  readonly key: string;
  /** Path of the map. */
  readonly above: readonly PropertyKey[];
  /** Of the map. Undefined if it may have no key at all. */
  readonly schema: z.ZodObject | undefined;
  readonly value: YamlNode | undefined;
}

/**
 * Explains a key that a map may not have.
 *
 * @returns the whole path of the most similar key as `near`.
 */
export function explainUnknown({ key, above, schema, value }: UnknownKey): { readonly violation: Violation; readonly near?: string } {
  const known = Object.keys(schema?.shape ?? {});
  if (key === "draft" && known.includes("status")) {
    const isNone = value?.kind === "text" && no.test(value.text);
    return { violation: { rule: "draftKey", status: isNone ? "published" : "draft" } };
  }
  const findValue = (word: string) => (above.length === 0 ? readPlain(value, schema?.shape[word]) : undefined);
  if (key === "date" && known.includes("created")) {
    const date = findValue("created");
    return { violation: { rule: "dateKey", ...(date !== undefined && { value: date }) }, near: "created" };
  }
  const word = generatorKeys.has(key) ? undefined : suggestWord(otherNames.get(key) ?? key, known);
  const path = joinPath([...above, key]);
  if (word === undefined) return { violation: { rule: "unknownKey", key: path, known } };
  const near = joinPath([...above, word]);
  const written = findValue(word);
  return { violation: { rule: "misspeltKey", key: path, near: written === undefined ? near : `${near}: ${written}` }, near };
}

/** The value of a key, if it can be written as it is under another key, and is valid there. */
function readPlain(value: YamlNode | undefined, schema: unknown): string | undefined {
  if (value?.kind !== "text" || !(schema instanceof z.ZodType) || !schema.safeParse(value.text).success) return undefined;
  return plainText.test(value.text) && showValue(value.text) === value.text ? value.text : undefined;
}

/** Formats the path of a key for a message, which names the place of an entry in a list itself. */
export function joinPath(path: readonly PropertyKey[]): string {
  return path
    .filter((step) => typeof step !== "number")
    .map(String)
    .join(".");
}
