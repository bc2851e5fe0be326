/** A source that cannot be read. The message is one sentence, with the place if it is known. */
export class SourceError extends Error {
  /** @param line 1-based, as `column`; absent for the whole file. */
  constructor(file: string, reason: string, line?: number, column?: number) {
    const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
    super(`${place}: ${reason}.`);
    this.name = "SourceError";
  }
}
