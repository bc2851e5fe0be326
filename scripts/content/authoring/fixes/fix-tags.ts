import { isScalar, isSeq, type Pair, parseDocument } from "yaml";
import type { Folding } from "../../../locale/locale.ts";
import { foldTag } from "../../../text/fold.ts";
import { foldYehKaf } from "../../../text/persian-letters.ts";
import { tagSeparators } from "../../../text/tag-list.ts";
import type { TagEntry } from "../../model.ts";
import { formatScalar } from "../format-front-matter.ts";
import { cleanLabel } from "./clean-value.ts";
import type { TextEdit } from "./text-edit.ts";
import { findYaml } from "./yaml-part.ts";

export interface TagSpelling {
  readonly registry: readonly TagEntry[];
  readonly folding: Folding;
  /** Whether the language of the site uses ی and ک, so that ي and ك are typing errors. */
  readonly hasPersianLetters: boolean;
}

/** Spells the tags of a post like the registry, or else with the letters of the site's language. */
export function fixTags(text: string, file: string, rules: TagSpelling): readonly TextEdit[] {
  const part = file.endsWith(".md") ? findYaml(text, file) : undefined;
  if (!part) return [];
  const { yaml, offset } = part;
  const { contents } = parseDocument(yaml, { schema: "failsafe", logLevel: "silent" });
  if (!contents || !("items" in contents)) return [];
  const pairs = contents.items as readonly Pair[];
  return pairs
    .flatMap(({ key, value }) => (isScalar(key) && key.value === "tags" ? fixList(value, yaml, createSpelling(rules)) : []))
    .map((edit) => ({ ...edit, start: edit.start + offset, end: edit.end + offset }));
}

function fixList(value: unknown, yaml: string, spell: (label: string) => string): readonly TextEdit[] {
  const nodes = isSeq(value) ? value.items : [value];
  if (!nodes.every((node) => isScalar(node))) return [];
  const isOneLine = isSeq(value) ? value.flow === true : true;
  const range = isSeq(value) || isScalar(value) ? locate(value, yaml) : undefined;
  if (isOneLine && range && !/[\n#]/.test(range.source)) {
    const labels = isSeq(value)
      ? nodes.map(readText)
      : readText(nodes[0])
          .split(tagSeparators)
          .map((tag) => tag.trim());
    const spelled = [...new Set(labels.map(spell))];
    if (labels.every((label) => spell(label) === label)) return [];
    const text = `[${spelled.map(formatScalar).join(", ")}]`;
    return [{ start: range.start, end: range.end, text, was: labels.join(", "), is: spelled.join(", ") }];
  }
  return nodes.flatMap((node) => {
    const [was, { start, end, source }] = [readText(node), locate(node, yaml)];
    return spell(was) === was || source.includes("\n") ? [] : [{ start, end, text: formatScalar(spell(was)), was, is: spell(was) }];
  });
}

/**
 * Returns the spelling of a tag in the registry. An unknown tag gets the letters of the site's
 * language.
 */
function createSpelling({ registry, folding, hasPersianLetters }: TagSpelling): (label: string) => string {
  const known = new Map(
    registry.flatMap(({ label, aliases }) => [...aliases, label].map((name) => [foldTag(name, folding), label] as const)),
  );
  return (written) => {
    const label = cleanLabel(written);
    return known.get(foldTag(label, folding)) ?? (hasPersianLetters ? foldYehKaf(label) : label);
  };
}

function readText(node: unknown): string {
  return isScalar(node) ? String(node.value) : "";
}

function locate({ range }: { readonly range?: readonly number[] | null | undefined }, yaml: string) {
  const [start = 0, end = 0] = range ?? [];
  return { start, end, source: yaml.slice(start, end) };
}
