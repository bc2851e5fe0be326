import type { ExcerptRun } from "../../scripts/markdown/excerpt.ts";
import { html, type Markup } from "./markup.ts";

/** Text in which code is marked. */
export function renderRuns(runs: readonly ExcerptRun[]): readonly (Markup | string)[] {
  return runs.map(({ text, code }) => (code ? html`<code dir="ltr">${text}</code>` : text));
}

/** The same as plain text, without what is code: code tells nothing of a text's direction. */
export function joinRuns(runs: readonly ExcerptRun[]): string {
  return runs.map(({ text, code }) => (code ? " " : text)).join("");
}
