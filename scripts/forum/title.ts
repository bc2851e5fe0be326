import type { ExcerptRun } from "../markdown/plain/excerpt.ts";
import { joinRuns } from "../text/inline-code.ts";

/**
 * Splits a title into text and inline code between backticks. A single backtick is plain text.
 *
 * @example splitTitle("خطای `npm ci` در CI")
 * // => [{ text: "خطای ", code: false }, { text: "npm ci", code: true }, { text: " در CI", code: false }]
 */
export function splitTitle(title: string): readonly ExcerptRun[] {
  return title
    .split(/`([^`]+)`/)
    .map((text, index) => ({ text, code: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** A title as plain text, without the backticks around code. */
export function plainTitle(title: string): string {
  return joinRuns(splitTitle(title));
}
