/** Why an export cannot be read: one sentence, with its place where there is one. */
export class SourceError extends Error {
  /** @param line 1-based, with `column`; absent when the whole file is meant. */
  constructor(file: string, reason: string, line?: number, column?: number) {
    const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
    super(`${place}: ${reason}.`);
    this.name = "SourceError";
  }
}
