import { listHoles, listLabels } from "../../locale/labels.ts";
import { requireLocale } from "../../locale/locales.ts";
import type { Violation } from "../../problems/violation.ts";
import { showValue } from "../../text/show-value.ts";
import { suggestWord } from "../../text/suggest.ts";

/** Texts for a single number, which may spell the number out. */
const singular = /\.(?:zero|one|two)$/;

/**
 * Checks a text that replaces one of the interface: its name must exist, and it
 * must have the same holes.
 */
export function checkLabel(name: string, text: string, language: string): readonly Violation[] {
  const known = listLabels(requireLocale(language));
  const defaultText = known.get(name);
  if (defaultText === undefined) return [{ rule: "unknownLabel", name: showValue(name), near: suggestWord(name, [...known.keys()]) }];
  const holes = listHoles(defaultText);
  const wrong = new Set(listHoles(text).filter((hole) => !holes.includes(hole)));
  // A wrong hole replaces a right one, so the missing one is not reported too.
  const missing = wrong.size > 0 || singular.test(name) ? [] : new Set(holes.filter((hole) => !listHoles(text).includes(hole)));
  return [
    ...[...wrong].map((hole): Violation => ({ rule: "wrongHole", name, hole, holes })),
    ...[...missing].map((hole): Violation => ({ rule: "missingHole", name, hole })),
  ];
}
