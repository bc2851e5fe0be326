import type { ImportNote, LeftOut, RemotePicture } from "./model.ts";

/** What an import read, and what it produced. */
export interface ImportSummary {
  /** Counts by name, for the report as JSON. */
  readonly counts: Readonly<Record<string, number>>;
  /** Sentences about these counts, for the report as text. */
  readonly sentences: readonly string[];
  /** Hosts of the old site; links to them become links to the new pages. */
  readonly hosts: readonly string[];
  readonly leftOut: readonly LeftOut[];
  readonly notes: readonly ImportNote[];
  readonly pictures: readonly RemotePicture[];
}

export interface ImportReport extends ImportSummary {
  readonly source: string;
  readonly output: string;
  readonly files: WriteCounts;
}

/** Changes of the content folder; the lists hold paths. */
export interface WriteCounts {
  readonly added: number;
  readonly updated: number;
  readonly kept: number;
  readonly removed: number;
  /** Files that differ from the import, and from what an earlier import wrote. */
  readonly refused: readonly string[];
  /** Files that somebody removed after an earlier import. */
  readonly leftOut: readonly string[];
  /** Files that the source no longer has, but that somebody edited after an earlier import. */
  readonly leftBehind: readonly string[];
}

/** Formats a report as lines; it names every row that was left out. */
export function formatImportReport({ source, output, sentences, files, leftOut, notes, pictures }: ImportReport): readonly string[] {
  return [
    `Imported ${source} into ${output}`,
    ...sentences.map((sentence) => `  ${sentence}`),
    `  ${countNoun(files.added + files.updated + files.kept, "file")}: ${files.added} added, ${files.updated} updated, ${files.kept} kept; ${files.removed} removed`,
    ...formatSection(
      "Left out",
      leftOut.map(({ kind, reason, ids }) => `${ids.length} × ${kind}: ${reason} (${ids.length === 1 ? "id" : "ids"} ${ids.join(", ")})`),
    ),
    ...formatSection(
      "Notes",
      notes.map(({ subject, reason }) => `${subject}: ${reason}`),
    ),
    ...formatSection(
      "Pictures on other hosts, which pages link to",
      pictures.map(({ subject, address }) => `${subject}: ${address}`),
    ),
    ...formatSection("Not written: another file is there, or one that was edited since it was imported", files.refused),
    ...formatSection("Not written again: removed since it was imported", files.leftOut),
    ...formatSection("No longer in the source, but edited since it was imported, so not removed", files.leftBehind),
  ];
}

function formatSection(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`)];
}

/** @example countNoun(2, "reply", "replies") // => "2 replies" */
export function countNoun(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
