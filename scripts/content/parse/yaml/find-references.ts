import { decodeLabelReferences, decodeTitleReferences, findReference } from "../../../markdown/character-references.ts";
import { formatScalar } from "../../authoring/format-front-matter.ts";
import type { Slip } from "./slip.ts";

const value = /^([ ]*(?:- +)?(?:[^\s:#][^:]{0,200}: +)?)(&[#\w]{2,33};.*)$/;

/** An item of a list or a map in brackets. */
const item = /(?<=[[{,]\s*|:\s+|^\s*)&[#\w]{2,33};[^,\]}]*/g;

/**
 * Finds a character reference at the start of a value or of an item in brackets. YAML reads its `&`
 * as an anchor (YAML 1.2.2, 6.9.2).
 *
 * @param isFlow tells whether an offset of the line is inside brackets.
 */
export function findStartingReferences(line: string, isFlow: (offset: number) => boolean): readonly Slip[] {
  const [, before = "", whole] = value.exec(line) ?? [];
  const isTitle = /^\s*title:/.test(line);
  if (whole !== undefined && !isFlow(before.length)) return buildReference(before.length, whole, isTitle);
  return [...line.matchAll(item)].flatMap(({ 0: written, index }) =>
    isFlow(index) ? buildReference(index, written.trimEnd(), isTitle) : [],
  );
}

function buildReference(start: number, written: string, isTitle: boolean): readonly Slip[] {
  const reference = findReference(written);
  if (!reference || !written.startsWith(reference.written)) return [];
  const decode = isTitle ? decodeTitleReferences : decodeLabelReferences;
  const right = formatScalar(decode(written));
  return [{ start, end: start + written.length, right, violation: { rule: "referenceAtStart", ...reference } }];
}
