/**
 * A change of how content is written, which old content needs. Made twice, it changes nothing more,
 * so that an interrupted upgrade can be repeated.
 */
export interface FormatChange {
  /** One sentence for the owner, such as "`author` is now `by`." */
  readonly summary: string;
  /**
   * @param path below the content folder.
   * @returns the new text; the same text if the file does not need the change.
   */
  readonly change: (path: string, text: string) => string;
}

/** The changes from each format to the next one: the first leads from format 1 to format 2. */
export const contentChanges: readonly FormatChange[] = [];

/** The format that this version reads. */
export function countFormats(changes: readonly FormatChange[] = contentChanges): number {
  return changes.length + 1;
}

/** The format of content that does not name one. */
export const firstFormat = 1;

/** The line of `site.yaml` that names the format. */
const line = /^contentFormat:[ \t]*(\d+)[ \t]*(?:#.*)?$/m;

/** Reads the format from the text of `site.yaml`, which may be broken otherwise. */
export function readContentFormat(text: string): number {
  return Number(line.exec(text)?.[1] ?? firstFormat);
}

/** Writes the format into the text of `site.yaml`. */
export function setContentFormat(text: string, format: number): string {
  const written = `contentFormat: ${format}`;
  if (line.test(text)) return text.replace(line, written);
  return text === "" || text.endsWith("\n") ? `${text}${written}\n` : `${text}\n${written}\n`;
}
