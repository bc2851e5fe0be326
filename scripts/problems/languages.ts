import { problems as en } from "./en.ts";
import { problems as fa } from "./fa.ts";
import type { ProblemWords } from "./violation.ts";

const byLanguage: ReadonlyMap<string, ProblemWords> = new Map(Object.entries<ProblemWords>({ fa, en }));

/**
 * The words for a language tag (BCP 47). Region and script do not matter. Other languages get
 * English.
 */
export function findProblemWords(language: string): ProblemWords {
  const [primary = ""] = language.toLowerCase().split("-");
  return byLanguage.get(primary) ?? en;
}
