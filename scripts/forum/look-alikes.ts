import type { Discussion } from "../content/model.ts";
import { compareText, type Problem } from "../content/problem.ts";
import type { Flaw } from "../locale/problems/flaw.ts";
import { undisguiseArabic } from "../text/arabic-look-alikes.ts";
import { foldTag } from "../text/fold.ts";
import { undisguise } from "../text/look-alikes.ts";
import { listSignatures } from "./signatures.ts";
import type { TagNames } from "./tags.ts";

/** A text of a discussion, and the file in which it stands. */
type Use = readonly [text: string, file: string];

/**
 * Tags that pass for another tag of the forum, each at its discussions: in another script, as `ссс` in Cyrillic letters beside `ccc`, or
 * in other letters of the Arabic script, as `ڪتاب` beside `کتاب`. By itself such a word is as good as any. Names are compared within the
 * Arabic script alone: whole names in two scripts may be of two people.
 */
export function findLookAlikes(discussions: readonly Discussion[], names: Pick<TagNames, "find">): readonly Problem[] {
  const tags = discussions.flatMap(({ tags, file }) => tags.map((label): Use => [label, file]));
  const signatures = discussions.flatMap(listSignatures);
  const areOne = (one: string, other: string) => names.find(one).key === names.find(other).key;
  const findMeantTag = (label: string) => undisguise(label) ?? undisguiseArabic(label);
  return [
    ...tellTwins(tags, findMeantTag, areOne, (tag, other) => ({ rule: "tagLooksLike", tag, other })),
    ...tellTwins(signatures, undisguiseArabic, haveOneKey, (name, other) => ({ rule: "nameLooksLike", name, other })),
  ];
}

/**
 * Tells each text that passes for another one: where one is written in the usual letters, the others; else all but the first by code point.
 *
 * @param findMeant what a text passes for, if for anything.
 * @param areOne whether two texts mean the same.
 */
function tellTwins(
  uses: readonly Use[],
  findMeant: (text: string) => string | undefined,
  areOne: typeof haveOneKey,
  explain: (text: string, other: string) => Flaw,
): readonly Problem[] {
  const disguised = new Map<string, Map<string, Set<string>>>();
  for (const [text, file] of uses) {
    const meant = findMeant(text);
    if (meant === undefined) continue;
    const same = disguised.get(foldTag(meant)) ?? new Map<string, Set<string>>();
    disguised.set(foldTag(meant), same.set(text, (same.get(text) ?? new Set()).add(file)));
  }
  if (disguised.size === 0) return [];
  const plain = new Map(uses.map(([text]) => [foldTag(text), text]));
  return [...disguised].flatMap(([key, same]) => {
    const other = plain.get(key) ?? [...same.keys()].sort(compareText)[0] ?? "";
    const twins = [...same].filter(([text]) => !areOne(text, other));
    return twins.flatMap(([text, files]) => [...files].map((file) => ({ file, line: 1, column: 1, flaw: explain(text, other) })));
  });
}

function haveOneKey(one: string, other: string): boolean {
  return foldTag(one) === foldTag(other);
}
