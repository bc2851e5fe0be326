import type { ExcerptRun } from "../markdown/plain/excerpt.ts";
import { joinRuns } from "../text/inline-code.ts";

/**
 * Splits a title into text and inline code between backticks. A single backtick is plain text.
 *
 * @example splitTitle("رفع `npm ci`")
 * // => [{ text: "رفع ", code: false }, { text: "npm ci", code: true }]
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
