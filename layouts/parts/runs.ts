import type { ExcerptRun } from "../../scripts/markdown/excerpt.ts";
import { html, type Markup } from "./markup.ts";

/** Text in which code is marked. */
export function renderRuns(runs: readonly ExcerptRun[]): readonly (Markup | string)[] {
  return runs.map(({ text, code }) => (code ? html`<code dir="ltr">${text}</code>` : text));
}
