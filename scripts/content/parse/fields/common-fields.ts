import { z } from "zod";
import { findReference } from "../../../markdown/character-references.ts";
import type { ValueViolation } from "../../../problems/violation.ts";
import { hasExcessMarks } from "../../../text/combining-marks.ts";
import { type DateConvention, parseMoment } from "../../../text/dates.ts";
import { countGraphemes } from "../../../text/graphemes.ts";
import { findInvisible, formatCodePoint, hasVisible, replacementCharacter } from "../../../text/invisible.ts";
import { limits } from "../../../text/limits.ts";
import { findMixedWord, hasInvisibleJoiner } from "../../../text/look-alikes.ts";
import { showValue } from "../../../text/show-value.ts";

/** Refuses a value, or the value at a path inside it. `validateKeys` reports wrong types itself. */
export function refuse(context: z.RefinementCtx, violation: ValueViolation, path: readonly string[] = []): typeof z.NEVER {
  context.addIssue({ code: "custom", message: violation.rule, params: { violation }, path: [...path] });
  return z.NEVER;
}

/** Returns the violation that was given to `refuse`. */
export function readViolation(issue: z.core.$ZodIssue): ValueViolation | undefined {
  return issue.code === "custom" ? issue.params?.violation : undefined;
}

/**
 * One line of visible text, trimmed: no characters that hide or reorder text, and no word of two
 * scripts.
 */
export function lineOfText(maxGraphemes: number) {
  return visibleLine(maxGraphemes).transform((text, context) => {
    const word = findMixedWord(text);
    return word === undefined ? text : refuse(context, { rule: "mixedScripts", word: showValue(word) });
  });
}

/** A person's name in any script, trimmed. */
export const name = visibleLine(limits.nameGraphemes);

function visibleLine(maxGraphemes: number) {
  return z.string().transform((written, context) => {
    const text = written.trim();
    const hidden = findInvisible(text);
    if (/[\n\r]/.test(text)) return refuse(context, { rule: "severalLines" });
    if (!hasVisible(text)) return refuse(context, { rule: "nothingVisible" });
    if (hidden) return refuse(context, { rule: "invisibleCharacter", kind: hidden.kind, code: formatCodePoint(hidden.codePoint) });
    if (text.includes(replacementCharacter)) return refuse(context, { rule: "lostLetter" });
    const reference = findReference(text);
    if (reference) return refuse(context, { rule: "characterReference", ...reference });
    if (hasInvisibleJoiner(text)) return refuse(context, { rule: "unseenJoiner" });
    if (hasExcessMarks(text)) return refuse(context, { rule: "tooManyMarks", most: limits.marks });
    if (countGraphemes(text) > maxGraphemes) return refuse(context, { rule: "textTooLong", most: maxGraphemes });
    return text;
  });
}

/** A date or date-time. */
export function moment(convention: DateConvention) {
  return z.string().transform((written, context) => {
    const parsed = parseMoment(written, convention);
    return parsed.ok ? parsed.moment : refuse(context, parsed.violation);
  });
}

/**
 * Whether an address leads to the host that it shows: `http` or `https`, no user name before the
 * host, no invisible character.
 */
export function isWebAddress(written: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/.test(written) || findInvisible(written) || !URL.canParse(written)) return false;
  const { username, password } = new URL(written);
  return username === "" && password === "";
}

/** `true` or `false`. */
export const yesOrNo = z.string().transform((written, context) => {
  if (written === "true" || written === "false") return written === "true";
  return refuse(context, { rule: "notYesOrNo", written });
});

/**
 * A whole number in a range, both bounds included. Only ASCII digits: settings are read by other
 * tools too.
 *
 * @param example a usual value, for the message.
 */
export function wholeNumber(min: number, max: number, example: number) {
  return z.string().transform((written, context) => {
    const number = /^-?\d+$/.test(written) ? Number(written) : Number.NaN;
    if (number >= min && number <= max) return number;
    return refuse(context, { rule: "notWholeNumber", written, min, max, example });
  });
}
