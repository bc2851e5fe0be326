import { z } from "zod";
import { parseMoment } from "../text/dates.ts";
import { countGraphemes } from "../text/graphemes.ts";
import { findInvisible, formatCodePoint, hasVisible } from "../text/invisible.ts";
import type { Zone } from "../text/zone.ts";
import { limits } from "./limits.ts";

/** Refuses a value with a sentence of its own; the schema's messages for wrong types are written by `validateKeys`. */
export function refuse(context: z.RefinementCtx, reason: string, fix: string): typeof z.NEVER {
  context.addIssue({ code: "custom", message: reason, params: { fix } });
  return z.NEVER;
}

/** One line of visible text without characters that hide or reorder; trimmed. */
export function lineOfText(maxGraphemes: number) {
  return z.string().transform((written, context) => {
    const text = written.trim();
    const hidden = findInvisible(text);
    if (/[\n\r]/.test(text)) return refuse(context, "must be one line", "Write it on one line.");
    if (!hasVisible(text)) return refuse(context, "has no visible character", "Write some text.");
    if (hidden)
      return refuse(
        context,
        `holds an invisible character (${hidden.name}, ${formatCodePoint(hidden.codePoint)})`,
        "Remove that character.",
      );
    if (countGraphemes(text) > maxGraphemes) return refuse(context, `is longer than ${maxGraphemes} characters`, "Shorten it.");
    return text;
  });
}

export const name = lineOfText(limits.nameGraphemes);

/** A date or date-time; no offset means `zone`. */
export function moment(zone: Zone) {
  return z.string().transform((written, context) => {
    const parsed = parseMoment(written, zone);
    return parsed.ok ? parsed.moment : refuse(context, parsed.reason, parsed.fix);
  });
}

/** `true` or `false`. */
export const yesOrNo = z.string().transform((written, context) => {
  if (written === "true" || written === "false") return written === "true";
  return refuse(context, `must be \`true\` or \`false\`, not \`${written}\``, "Write one of the two.");
});

/** Whole number in a range, both ends included; Persian digits are not read in settings. */
export function wholeNumber(min: number, max: number) {
  return z.string().transform((written, context) => {
    const number = /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
    if (number >= min && number <= max) return number;
    return refuse(context, `must be a whole number from ${min} to ${max}, not \`${written}\``, `Write a number such as \`${max}\`.`);
  });
}
