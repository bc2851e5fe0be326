import { isScalar, isSeq, type Pair, parseDocument, type Scalar } from "yaml";
import type { Folding } from "../../locale/locale.ts";
import { foldTag, foldYehKaf } from "../../text/fold.ts";
import { tagSeparators } from "../../text/tag-list.ts";
import type { TagEntry } from "../model.ts";
import { parseFrontMatter, splitBody } from "../parse/front-matter.ts";
import { formatScalar } from "./format-front-matter.ts";

/** One fix, for a report. */
export interface Fix {
  readonly was: string;
  readonly is: string;
}

export interface FixRules {
  readonly registry: readonly TagEntry[];
  readonly folding: Folding;
  /** Whether the language of the site uses ی and ک, so that ي and ك are typing errors. */
  readonly hasPersianLetters: boolean;
}

export interface FixedText {
  readonly text: string;
  /** At least one. */
  readonly fixes: readonly Fix[];
}

/** A part of the front matter and its replacement. */
interface Edit extends Fix {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const block = /^\ufeff?---\n([\s\S]*?\n)---(?:\n|$)/;

/** Keys with text that readers see, without names: people spell their own. */
const shown = ["title", "description"];

/**
 * Makes the safe fixes in a content file: line ends and, in front matter, the spelling of tags and
 * repeated half-spaces. The body never changes. Front matter with problems stays unchanged.
 *
 * @param text decoded, with its own line ends and its BOM.
 * @returns undefined if there is nothing to fix.
 */
export function fixText(text: string, file: string, rules: FixRules): FixedText | undefined {
  const unix = text.replaceAll("\r\n", "\n");
  const fixes: Fix[] = unix === text ? [] : [{ was: "CRLF", is: "LF" }];
  const edits = file.endsWith(".md") ? findEdits(unix, file, rules) : [];
  const edited = applyEdits(unix, edits);
  const isSafe =
    edits.length > 0 &&
    parseFrontMatter(withoutMark(edited), file).problems.length === 0 &&
    splitBody(withoutMark(edited)) === splitBody(withoutMark(unix));
  const result = isSafe ? edited : unix;
  if (isSafe) fixes.push(...edits.map(({ was, is }) => ({ was, is })));
  return fixes.length > 0 ? { text: result, fixes } : undefined;
}

function findEdits(text: string, file: string, rules: FixRules): readonly Edit[] {
  const match = block.exec(text);
  if (!match || parseFrontMatter(withoutMark(text), file).problems.length > 0) return [];
  const [, yaml = ""] = match;
  const offset = match[0].indexOf("\n") + 1;
  const { contents } = parseDocument(yaml, { schema: "failsafe", logLevel: "silent" });
  if (!contents || !("items" in contents)) return [];
  const found = (contents.items as readonly Pair[]).flatMap(({ key, value }) => {
    if (!isScalar(key)) return [];
    if (key.value === "tags") return fixTags(value, yaml, rules);
    return isScalar(value) && shown.includes(String(key.value)) ? fixJoiners(value, yaml) : [];
  });
  return found.map((edit) => ({ ...edit, start: edit.start + offset, end: edit.end + offset }));
}

/** Removes repeated half-spaces: the second of two is invisible. */
function fixJoiners(node: Scalar, yaml: string): readonly Edit[] {
  const { start, end, source } = locate(node, yaml);
  const is = joinOnce(source);
  return is === source ? [] : [{ start, end, text: is, was: source, is }];
}

function fixTags(value: unknown, yaml: string, rules: FixRules): readonly Edit[] {
  const nodes = isSeq(value) ? value.items : [value];
  if (!nodes.every((node) => isScalar(node))) return [];
  const spell = createTagSpelling(rules);
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
    const [was, { start, end }] = [readText(node), locate(node, yaml)];
    return spell(was) === was ? [] : [{ start, end, text: formatScalar(spell(was)), was, is: spell(was) }];
  });
}

/**
 * Returns the spelling of a tag in the registry. An unknown tag gets the letters of the site's
 * language.
 */
function createTagSpelling({ registry, folding, hasPersianLetters }: FixRules): (label: string) => string {
  const known = new Map(
    registry.flatMap(({ label, aliases }) => [...aliases, label].map((name) => [foldTag(name, folding), label] as const)),
  );
  return (label) => known.get(foldTag(label, folding)) ?? joinOnce(hasPersianLetters ? foldYehKaf(label) : label);
}

function readText(node: unknown): string {
  return isScalar(node) ? String(node.value) : "";
}

function locate({ range }: { readonly range?: readonly number[] | null | undefined }, yaml: string) {
  const [start = 0, end = 0] = range ?? [];
  return { start, end, source: yaml.slice(start, end) };
}

function joinOnce(text: string): string {
  return text.replace(/\u200c{2,}/g, "\u200c");
}

/** Applies the last edit first, so that the other offsets stay valid. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  const backwards = [...edits].sort((one, other) => other.start - one.start);
  return backwards.reduce((edited, { start, end, text: piece }) => edited.slice(0, start) + piece + edited.slice(end), text);
}

function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, "");
}
