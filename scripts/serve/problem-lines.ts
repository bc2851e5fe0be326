import { type DescribedProblem, formatProblem, formatTally } from "../problems/format-problem.ts";
import { findProblemWords } from "../problems/languages.ts";
import type { ProblemWords } from "../problems/violation.ts";
import { formatDigits } from "../text/numbers.ts";
import { fillIn } from "../text/template.ts";

/** @param language of the site. */
export type FormatFound = (found: readonly DescribedProblem[], language: string) => readonly string[];

/**
 * Returns a function that formats the problems or notes of one build after another. It only counts
 * those of the build before, also if an edit above moved them to other lines.
 *
 * @param limit how many others are shown.
 */
export function createProblemLines(kind: "problems" | "notes", limit = Number.POSITIVE_INFINITY): FormatFound {
  let before: ReadonlyMap<string, number> = new Map();
  return (found, language) => {
    const rest = new Map(before);
    const fresh = found.filter((one) => {
      const times = rest.get(identify(one)) ?? 0;
      rest.set(identify(one), times - 1);
      return times <= 0;
    });
    before = countAll(found);
    const words = findProblemWords(language);
    const known = found.length - fresh.length;
    const asBefore = fillIn(words.closing.asBefore, { count: formatTally(known, kind, words) });
    return [...listSome(fresh.map(formatProblem), limit, language), ...(known > 0 ? [asBefore] : [])];
  };
}

/** The first lines, and the number of the others. */
export function listSome(lines: readonly string[], limit: number, language = "en"): readonly string[] {
  return lines.length > limit ? [...lines.slice(0, limit), countMore(lines.length - limit, findProblemWords(language))] : lines;
}

export function countMore(left: number, { closing, digits }: ProblemWords): string {
  return fillIn(closing.more, { count: formatDigits(digits, String(left)) });
}

function countAll(found: readonly DescribedProblem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of found) counts.set(identify(one), (counts.get(identify(one)) ?? 0) + 1);
  return counts;
}

function identify({ file, reason, fix }: DescribedProblem): string {
  return JSON.stringify([file, reason, fix]);
}
