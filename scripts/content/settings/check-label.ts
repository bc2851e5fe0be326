import { listHoles, listLabels } from "../../locale/labels.ts";
import { requireLocale } from "../../locale/locales.ts";
import type { Violation } from "../../problems/violation.ts";
import { showValue } from "../../text/show-value.ts";
import { suggestWord } from "../../text/suggest.ts";

/** Texts for one number, which may say it in a word. */
const singular = /\.(?:zero|one|two)$/;

/** What is wrong with a text that an owner gives the interface: it must take the place of one, and has the holes of that and no others. */
export function checkLabel(name: string, text: string, language: string): readonly Violation[] {
  const known = listLabels(requireLocale(language));
  const usual = known.get(name);
  if (usual === undefined) return [{ rule: "unknownLabel", name: showValue(name), near: suggestWord(name, [...known.keys()]) }];
  const holes = listHoles(usual);
  const wrong = new Set(listHoles(text).filter((hole) => !holes.includes(hole)));
  // A wrong hole stands in the place of a right one, and is told with it.
  const missing = wrong.size > 0 || singular.test(name) ? [] : new Set(holes.filter((hole) => !listHoles(text).includes(hole)));
  return [
    ...[...wrong].map((hole): Violation => ({ rule: "wrongHole", name, hole, holes })),
    ...[...missing].map((hole): Violation => ({ rule: "missingHole", name, hole })),
  ];
}
