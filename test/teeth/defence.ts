/** One defence, and how it is switched off: a text that stands once in a file gives way to another. */
export interface Defence {
  readonly name: string;
  readonly file: string;
  readonly on: string;
  readonly off: string;
  /** The tests that are asked, as vitest filters them. */
  readonly asked: string;
}

export function define(name: string, file: string, on: string, off: string, asked: string): Defence {
  return { name, file, on, off, asked };
}
