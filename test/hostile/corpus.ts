import { readdirSync } from "node:fs";
import { readCases } from "../support/cases.ts";
import { readNotation } from "./notation.ts";

/** One hostile or mistaken file of a discussion. */
export interface Attack {
  /** The file of `corpus/` in which it stands, without its ending. */
  readonly kind: string;
  /** Once in the corpus, and a slug. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What comes of it, as `printOutcome` prints it. */
  readonly expected: string;
}

const folder = new URL("./corpus/", import.meta.url);

/** The whole corpus, kind by kind. Its files are written as `readNotation` reads them. */
export const corpus: readonly Attack[] = readdirSync(folder)
  .sort()
  .flatMap((file) =>
    readCases(new URL(file, folder), (written) => written).map(({ title, input, expected }) => ({
      kind: file.replace(/\.txt$/, ""),
      name: title,
      bytes: readNotation(input),
      expected,
    })),
  );

/** Whether no page is made of it. */
export function isRefused({ expected }: Attack): boolean {
  return /^\d+:\d+: /.test(expected);
}

/** Where an attack lies in a content folder. */
export function findPath({ name }: Attack): string {
  return `discussions/${name}.md`;
}
