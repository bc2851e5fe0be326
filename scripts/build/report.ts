import type { Crowd } from "../cards/plan-cards.ts";
import type { Drawn } from "../cards/write-drawings.ts";
import { escapeControls } from "../text/escape-output.ts";
import type { SearchMode } from "./plan.ts";
import type { StageTime } from "./stages.ts";

/** What a build did; mostly numbers of things. */
export interface Report {
  readonly files: number;
  readonly drafts: number;
  readonly discussions: number;
  readonly replies: number;
  readonly tags: number;
  /** Files that are broken, or of which something is not shown yet. */
  readonly heldBack: number;
  /** All that is told of these, and of texts that were neutralised. */
  readonly notes: number;
  /** Of all pages, how many were rendered; the others stand as an earlier build left them. */
  readonly pages: number;
  readonly rendered: number;
  /** Files of the output folder. */
  readonly written: number;
  /** Of those that were written. */
  readonly bytes: number;
  readonly kept: number;
  readonly removed: number;
  /** In the order of their work. */
  readonly stages: readonly StageTime[];
  /** Megabytes of the process, at the time when it held most. */
  readonly peakMemory: number;
  /** What was done about the search. */
  readonly search: SearchMode;
  /** The site's own: cards and icons. */
  readonly pictures: Drawn & { readonly crowd?: Crowd };
}

/** The closing lines of a build. */
export function formatReport(report: Report, output: string): string {
  const { files, drafts, discussions, replies, tags, heldBack, notes, pages, rendered, written, bytes, kept, removed } = report;
  return [
    `Read ${count(files, "file")}: ${count(discussions, "discussion")} listed, ${count(replies, "reply", "replies")}, ${count(tags, "tag")}, ${count(drafts, "draft")}, ${group(heldBack)} held back, ${count(notes, "note")}.`,
    `${escapeControls(output)}: ${count(written, "file")} written (${formatSize(bytes)}), ${group(kept)} kept, ${group(removed)} removed. Rendered ${group(rendered)} of ${count(pages, "page")}.`,
    describeCost(report),
    `Search index: ${describeSearch(report)}. ${describePictures(report.pictures)}`,
  ].join("\n");
}

/** Stages that took less than a tenth of a second are not worth a reader's time. */
function describeCost({ stages, peakMemory }: Report): string {
  const sum = stages.reduce((total, { seconds }) => total + seconds, 0);
  const long = stages.filter(({ seconds }) => seconds >= 0.1).map(({ stage, seconds }) => `${stage.toLowerCase()} ${seconds.toFixed(1)}`);
  const shares = long.length > 1 ? ` (${long.join(", ")})` : "";
  return `Took ${sum.toFixed(1)} s${shares} and ${group(Math.round(peakMemory))} MB of memory.`;
}

function describeSearch({ search, discussions }: Report): string {
  return { new: count(discussions, "discussion"), kept: "as it was", none: "none" }[search];
}

function describePictures({ drawn, kept, crowd }: Report["pictures"]): string {
  const numbers = `Cards and icons: ${drawn} drawn, ${kept} kept.`;
  if (!crowd) return numbers;
  const { subjects, limit } = crowd;
  return `${numbers} All pages share one card: ${count(subjects, "discussion and tag", "discussions and tags")} are more than ${limit}.`;
}

/** A number with its word, as the closing lines write it. */
export function count(number: number, word: string, plural = `${word}s`): string {
  return `${group(number)} ${number === 1 ? word : plural}`;
}

/** In the units of the SI, as disks and hosts count. */
function formatSize(bytes: number): string {
  if (bytes < 1000) return count(bytes, "byte");
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** A number as the closing lines write it. */
export function group(number: number): string {
  return number.toLocaleString("en-US");
}
