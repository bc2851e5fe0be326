import { escapeControls } from "../text/escape-output.ts";
import type { DumpSummary } from "./stackexchange/import.ts";

/** What an import ends with. */
export interface ImportReport extends DumpSummary {
  readonly source: string;
  readonly output: string;
  readonly files: WriteCounts;
}

/** What was done to the content folder; lists are of paths. */
export interface WriteCounts {
  readonly added: number;
  readonly updated: number;
  readonly kept: number;
  readonly removed: number;
  /** Differ from what was to be written, and are not as an import left them. */
  readonly refused: readonly string[];
  /** Imported before, and removed since by somebody. */
  readonly leftOut: readonly string[];
  /** Imported before, edited since, and no longer in the source. */
  readonly leftBehind: readonly string[];
}

/** Formats a report as lines for a person; every row that was left out is named. */
export function formatReport(report: ImportReport): string {
  const { files, leftOut } = report;
  const leftComments = countLeft(report, true);
  const lines = [
    `Imported ${report.source} into ${report.output}`,
    `  ${count(report.rows, "post")} in: ${count(report.discussions, "discussion")} and ${count(report.replies, "reply", "replies")} out, ${countLeft(report, false)} left out`,
    `  ${count(report.comments + leftComments, "comment")} in: ${report.comments} out, below their posts, ${leftComments} left out`,
    `  ${report.solved} solved, ${report.closed} closed, ${count(report.tags, "tag")}`,
    `  ${report.hosts.length === 0 ? "host of the old site unknown (name it with --host): links that name a host stay as they are" : `links to ${report.hosts.join(", ")} lead to the new pages`}`,
    ...(report.automaticEdits > 0 ? [`  ${count(report.automaticEdits, "edit")} by the old site itself left out: nobody's activity`] : []),
    `  ${count(files.added + files.updated + files.kept, "file")}: ${files.added} added, ${files.updated} updated, ${files.kept} kept; ${files.removed} removed`,
    ...section(
      "Left out",
      leftOut.map(({ kind, reason, ids }) => `${ids.length} × ${kind}: ${reason} (${ids.length === 1 ? "id" : "ids"} ${ids.join(", ")})`),
    ),
    ...section(
      "Notes",
      report.notes.map(({ subject, reason }) => `${subject}: ${reason}`),
    ),
    ...section(
      "Pictures on other hosts, which pages link to",
      report.pictures.map(({ subject, address }) => `${subject}: ${address}`),
    ),
    ...section("Not written: another file is there, or one that was edited since it was imported", files.refused),
    ...section("Not written again: removed since it was imported", files.leftOut),
    ...section("No longer in the source, but edited since it was imported, so not removed", files.leftBehind),
  ];
  return lines.map(escapeControls).join("\n");
}

function countLeft({ leftOut }: DumpSummary, isComment: boolean): number {
  return leftOut.filter(({ kind }) => (kind === "comment") === isComment).reduce((sum, { ids }) => sum + ids.length, 0);
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`)];
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
