import type { Folding } from "../../locale/locale.ts";
import type { FoundDiscussion } from "./discussion.ts";
import { readTextWords } from "./text-words.ts";

/** A folded word as a discussion spells it; the word itself if the discussion does not hold it. */
export function findSpelling(word: string, { record, post }: Pick<FoundDiscussion, "record" | "post">, folding: Folding): string {
  for (const runs of [record.row.title, post.text]) {
    const { text, groups } = readTextWords(runs, folding);
    const group = groups.find(({ whole }) => whole.word === word);
    if (group) return text.slice(group.whole.start, group.whole.end);
  }
  return word;
}
