import { readdirSync } from "node:fs";
import { readCases } from "../support/cases.ts";
import { readNotation } from "./notation.ts";

/** One hostile or mistaken file of a discussion. */
export interface Attack {
  /** Its file in `corpus/`, without the extension. */
  readonly kind: string;
  /** A slug, unique in the corpus. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The outcome, as `printOutcome` prints it. */
  readonly expected: string;
}

const folder = new URL("./corpus/", import.meta.url);

/** The whole corpus, kind by kind. Its files use the notation of `readNotation`. */
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

/** True if it makes no page. */
export function isRefused({ expected }: Attack): boolean {
  return /^\d+:\d+: /.test(expected);
}

/** True if it is what is left of a removed discussion, which has a page but is no discussion. */
export function isRemoved({ expected }: Attack): boolean {
  return expected.startsWith("removed: ");
}

/** The place of an attack in a content folder. */
export function findPath({ name }: Attack): string {
  return `discussions/${name}.md`;
}
