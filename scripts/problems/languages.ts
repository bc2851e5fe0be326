import { problems as en } from "./en/problems.ts";
import { problems as fa } from "./fa/problems.ts";
import type { ProblemWords } from "./problem-words.ts";

/** The languages in which problems are told; sites in others read them in English. */
const spoken: ReadonlyMap<string, ProblemWords> = new Map([
  ["fa", fa],
  ["en", en],
]);

/** The words for problems of a site in a language (BCP 47); its region and script do not matter. */
export function findProblemWords(language: string): ProblemWords {
  const [primary = ""] = language.toLowerCase().split("-");
  return spoken.get(primary) ?? en;
}
