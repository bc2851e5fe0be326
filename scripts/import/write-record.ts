import { compareText } from "../text/code-point-order.ts";

/** Of a file that an import wrote: path below the content folder → SHA-256 of its bytes, in hex. */
export type WriteRecord = ReadonlyMap<string, string>;

/** What is to be done with one file of the content folder. */
export type WriteDecision = "add" | "keep" | "update" | "refuse" | "leave-out";

/**
 * Decides by hashes. A file that is there and differs is replaced only when it is as an import of the same source left it;
 * one that an import wrote and that is gone was removed on purpose, and stays so.
 *
 * @param found of the file on disk; undefined when there is none.
 * @param recorded of the file as it was imported last.
 */
export function decideWrite(wanted: string, found: string | undefined, recorded: string | undefined): WriteDecision {
  if (found === undefined) return recorded === undefined ? "add" : "leave-out";
  if (found === wanted) return "keep";
  return found === recorded ? "update" : "refuse";
}

/**
 * Name of the record in the content folder; a dot keeps it from being read as content.
 *
 * @param source the host of the old site where it is known, for dumps of one site come in folders of many names.
 */
export function nameRecord(source: string): string {
  return `.import-${source
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{Nd}._-]+/gu, "-")
    .slice(0, 60)}.sha256`;
}

/** One line a file, sorted by path; the form of `sha256sum`, which so tells what was edited since. */
export function formatRecord(record: WriteRecord): string {
  return [...record]
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, hash]) => formatRecordLine(path, hash))
    .join("");
}

export function formatRecordLine(path: string, hash: string): string {
  return `${hash}  ${path}\n`;
}

/** Reads a record as untrusted text, of two lines on one file the later: a line that is not of a file as imports write them is passed over, so that a forged one can name nothing else. */
export function parseRecord(text: string): Map<string, string> {
  const record = new Map<string, string>();
  for (const [, hash = "", path = ""] of text.matchAll(/^([0-9a-f]{64}) {2}((?:discussions|pages)\/[^\n\r\\]+\.md)$/gm)) {
    if (path.split("/").every((segment) => segment !== "" && !segment.startsWith("."))) record.set(path, hash);
  }
  return record;
}
