import { z } from "zod";
import { parseMoment } from "../text/dates.ts";
import type { Flaw } from "../text/flaw.ts";
import { countGraphemes } from "../text/graphemes.ts";
import { findInvisible, formatCodePoint, hasVisible } from "../text/invisible.ts";
import { limits } from "../text/limits.ts";
import { findMixedWord, hasUnseenJoiner, spellUsual } from "../text/look-alikes.ts";
import { hasExcessMarks } from "../text/marks.ts";
import { quoteValue } from "../text/quote.ts";
import type { Zone } from "../text/zone.ts";

/** Refuses a value with a sentence of its own; the schema's messages for wrong types are written by `validateKeys`. */
export function refuse(context: z.RefinementCtx, reason: string, fix: string): typeof z.NEVER {
  context.addIssue({ code: "custom", message: reason, params: { fix } });
  return z.NEVER;
}

/** One line of visible text without characters that hide, reorder or pass for others; trimmed. */
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
    const deceit = findDeceit(text);
    if (deceit) return refuse(context, deceit.reason, deceit.fix);
    if (countGraphemes(text) > maxGraphemes) return refuse(context, `is longer than ${maxGraphemes} characters`, "Shorten it.");
    return text;
  });
}

/** Visible characters that make a text look like another one, or hang over the lines around it. */
function findDeceit(text: string): Flaw | undefined {
  const word = findMixedWord(text);
  if (word !== undefined)
    return { reason: `mixes letters that look alike in one word (${quoteValue(word)})`, fix: "Write the word in letters of one script." };
  if (hasUnseenJoiner(text)) return { reason: "holds a joiner between letters that join nothing", fix: "Remove that character." };
  if (hasExcessMarks(text)) return { reason: `holds a letter with more than ${limits.marks} marks`, fix: "Remove some of them." };
  return undefined;
}

/** Somebody's name, in which letters that stand for others are refused besides: two names that read the same are one. */
export const name = lineOfText(limits.nameGraphemes).transform((written, context) => {
  const usual = spellUsual(written);
  return usual === written ? written : refuse(context, "has letters that stand for others", `Write ${quoteValue(usual)}.`);
});

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
