import type { Violation } from "../../../problems/violation.ts";
import { suggestWord } from "../../../text/suggest.ts";

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

/**
 * Explains a key that a map may not have.
 *
 * @param above path of the map.
 * @param known the keys that the map may have.
 * @returns the whole path of the most similar key as `near`.
 */
export function explainUnknown(
  key: string,
  above: readonly PropertyKey[],
  known: readonly string[],
): { readonly violation: Violation; readonly near?: string } {
  if (key === "draft" && known.includes("status")) return { violation: { rule: "draftKey" } };
  if (key === "date" && known.includes("created")) return { violation: { rule: "dateKey" }, near: "created" };
  const word = generatorKeys.has(key) ? undefined : suggestWord(otherNames.get(key) ?? key, known);
  const path = joinPath([...above, key]);
  if (word === undefined) return { violation: { rule: "unknownKey", key: path, known } };
  const near = joinPath([...above, word]);
  return { violation: { rule: "misspeltKey", key: path, near }, near };
}

/** Formats the path of a key for a message. */
export function joinPath(path: readonly PropertyKey[]): string {
  return path.map(String).join(".");
}
