import { compareText } from "../text/code-point-order.ts";

/** The files that an import wrote: path below the content folder → SHA-256 of the bytes, in hex. */
export type WriteRecord = ReadonlyMap<string, string>;

export type WriteDecision = "add" | "keep" | "update" | "refuse" | "leave-out";

/**
 * Decides by hashes. An existing file that differs is updated only if nobody edited it since the
 * last import of the same source. If a file that an import wrote is missing, somebody removed it on
 * purpose, and it stays removed.
 *
 * @param found hash of the file on disk; undefined if there is none.
 * @param recorded hash of the file at its last import.
 */
export function decideWrite(wanted: string, found: string | undefined, recorded: string | undefined): WriteDecision {
  if (found === undefined) return recorded === undefined ? "add" : "leave-out";
  if (found === wanted) return "keep";
  return found === recorded ? "update" : "refuse";
}

/**
 * Builds the file name of the record. The dot at its start keeps it out of the content.
 *
 * @param source the host of the old site if it is known, because dumps of one site come in folders
 * of many names.
 */
export function buildRecordName(source: string): string {
  return `.import-${source
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{Nd}._-]+/gu, "-")
    .slice(0, 60)}.sha256`;
}

/**
 * Formats one line for each file, sorted by path. `sha256sum --check` reads this format and lists
 * the edited files.
 */
export function formatRecord(record: WriteRecord): string {
  return [...record]
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, hash]) => formatRecordLine(path, hash))
    .join("");
}

export function formatRecordLine(path: string, hash: string): string {
  return `${hash}  ${path}\n`;
}

/**
 * Parses a record as untrusted text. A line that does not name a file that imports write is
 * ignored, so a forged record can name no other file. Of two lines for one file the later one
 * counts.
 */
export function parseRecord(text: string): Map<string, string> {
  const record = new Map<string, string>();
  for (const [, hash = "", path = ""] of text.matchAll(/^([0-9a-f]{64}) {2}((?:discussions|pages)\/[^\n\r\\]+\.md)$/gm)) {
    if (path.split("/").every((segment) => segment !== "" && !segment.startsWith("."))) record.set(path, hash);
  }
  return record;
}
