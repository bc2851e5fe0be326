import type { Violation } from "../../../problems/violation.ts";
import { suggestWord } from "../../../text/suggest.ts";

/** Keys by which other generators are told what to do; none is a misspelling of ours. */
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

/** `above` leads to the map of the key, whose keys are `known`; `near` is the whole path of the key that was meant. */
export function explainUnknown(
  key: string,
  above: readonly PropertyKey[],
  known: readonly string[],
): { readonly violation: Violation; readonly near?: string } {
  if (key === "draft" && known.includes("status")) return { violation: { rule: "draftKey" } };
  if (key === "date" && known.includes("created")) return { violation: { rule: "dateKey" }, near: "created" };
  const word = generatorKeys.has(key) ? undefined : suggestWord(key, known);
  const path = joinPath([...above, key]);
  if (word === undefined) return { violation: { rule: "unknownKey", key: path, known } };
  const near = joinPath([...above, word]);
  return { violation: { rule: "misspeltKey", key: path, near }, near };
}

/** As a message names a key inside others. */
export function joinPath(path: readonly PropertyKey[]): string {
  return path.map(String).join(".");
}
