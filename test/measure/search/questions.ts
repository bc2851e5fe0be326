import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A query that is weighed, and what it is an example of. */
export interface Question {
  readonly name: string;
  readonly query: string;
}

const word = /[\p{L}\p{N}]{3,}/gu;

/** The share of discussions that have a word that is neither rare nor common. */
const usualShare = 0.1;

/**
 * Chooses queries by the number of discussions that have each word. The same texts give the same.
 */
export function chooseQuestions(texts: Iterable<string>): readonly Question[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const text of texts) {
    all += 1;
    for (const found of new Set(text.toLowerCase().match(word))) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1));
  const words = sorted.map(([name]) => name);
  const least = sorted.at(-1)?.[1] ?? 0;
  const rare = words.slice(sorted.findIndex(([, count]) => count === least));
  const usual = words.slice(Math.max(0, sorted.findLastIndex(([, count]) => count >= all * usualShare) - 1));
  const pick = (list: readonly string[], index: number) => list[Math.min(index, list.length - 1)] ?? "";
  const middle = pick(rare, rare.length >> 1);
  const [first, second] = [pick(words, 0), pick(words, 1)];
  const two = [pick(usual, 0), pick(usual, 1)];
  return [
    { name: "a rare word", query: middle },
    { name: "a common word", query: first },
    { name: "two words", query: two.join(" ") },
    { name: "two common words", query: `${first} ${second}` },
    { name: "five words", query: [first, second, ...two, middle].join(" ") },
    { name: "a phrase", query: `"${first} ${second}"` },
  ];
}

/** What the search does not take from a body as written: code, and the addresses of links. */
const other = /```.*?```|`[^`]*`|\]\([^)]*\)/gs;

/** The titles and the prose of all discussions of a content folder. */
export function* readTexts(content: string): Generator<string> {
  const folder = join(content, "discussions");
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!path.endsWith(".md")) continue;
    const [, head = "", ...body] = readFileSync(join(folder, path), "utf8").split(/^---$/m);
    yield `${/^title:(.*)$/m.exec(head)?.[1] ?? ""} ${body.join(" ").replace(other, " ")}`;
  }
}
