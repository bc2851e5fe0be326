import type { Discussion } from "../content/model.ts";
import type { Flaw } from "../problems/flaw.ts";
import type { Problem } from "../problems/problem.ts";
import { undisguiseArabic } from "../text/arabic-look-alikes.ts";
import { foldTag } from "../text/fold.ts";
import { undisguise } from "../text/look-alikes.ts";
import { compareText } from "../text/order.ts";
import { listSignatures } from "./signatures.ts";
import type { TagNames } from "./tags.ts";

/** A text of a discussion, and the file in which it stands. */
type Use = readonly [text: string, file: string];

/** What a text is taken for, and one of the files in which that stands. */
interface Other {
  readonly text: string;
  readonly file: string;
}

/**
 * Tags that pass for another tag of the forum, each at its discussions: in another script, as `ссс` in Cyrillic letters beside `ccc`, or
 * in other letters of the Arabic script, as `ڪتاب` beside `کتاب`. By itself such a word is as good as any. Names are compared within the
 * Arabic script alone: whole names in two scripts may be of two people.
 */
export function findLookAlikes(discussions: readonly Discussion[], names: Pick<TagNames, "find">): readonly Problem[] {
  const listTags = ({ tags, file }: Discussion) => tags.map((label): Use => [label, file]);
  const areOne = (one: string, other: string) => names.find(one).key === names.find(other).key;
  const findMeantTag = (label: string) => undisguise(label) ?? undisguiseArabic(label);
  return [
    ...tellTwins(discussions, listTags, findMeantTag, areOne, (tag, { text, file }) => ({
      rule: "tagLooksLike",
      tag,
      other: text,
      otherFile: file,
    })),
    ...tellTwins(discussions, listSignatures, undisguiseArabic, haveOneKey, (name, { text, file }) => ({
      rule: "nameLooksLike",
      name,
      other: text,
      otherFile: file,
    })),
  ];
}

/**
 * Tells each text that passes for another one, at its files: the one that most files have stands, else the one in the usual letters, else the
 * first by code point.
 *
 * @param listUses what a discussion says.
 * @param findMeant what a text passes for, if for anything.
 * @param areOne whether two texts mean the same.
 */
function tellTwins(
  discussions: readonly Discussion[],
  listUses: (discussion: Discussion) => readonly Use[],
  findMeant: (text: string) => string | undefined,
  areOne: typeof haveOneKey,
  explain: (text: string, other: Other) => Flaw,
): readonly Problem[] {
  const meant = new Map<string, string | undefined>();
  for (const discussion of discussions) for (const [text] of listUses(discussion)) if (!meant.has(text)) meant.set(text, findMeant(text));
  const disguised = [...meant.values()].flatMap((text) => text ?? []);
  if (disguised.length === 0) return [];
  const groups = new Map(disguised.map((text) => [foldTag(text), new Map<string, Set<string>>()]));
  for (const [text, file] of discussions.flatMap(listUses)) {
    const group = groups.get(foldTag(meant.get(text) ?? text));
    group?.set(text, (group.get(text) ?? new Set()).add(file));
  }
  const isUsual = (text: string) => meant.get(text) === undefined;
  return [...groups.values()].flatMap((group) => {
    const texts = [...group].map(([text, files]) => ({ text, files: [...files].sort(compareText) }));
    const [first, ...others] = texts.sort(
      (a, b) => b.files.length - a.files.length || Number(isUsual(b.text)) - Number(isUsual(a.text)) || compareText(a.text, b.text),
    );
    if (!first) return [];
    const other = { text: first.text, file: first.files[0] ?? "" };
    const twins = others.filter(({ text }) => !areOne(text, other.text));
    return twins.flatMap(({ text, files }) => files.map((file) => ({ file, line: 1, column: 1, flaw: explain(text, other) })));
  });
}

function haveOneKey(one: string, other: string): boolean {
  return foldTag(one) === foldTag(other);
}
