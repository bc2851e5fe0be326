import type { Run } from "../../text/inline-code.ts";
import type { FoundDiscussion } from "./discussion.ts";
import type { TextWords } from "./text-words.ts";

/** Vowels and the sign of an ezafe, which belongs to the next word. */
const marksAtEnd = /[\u064b-\u0655]+$/u;

/** A folded word as a discussion spells it; the word itself if the discussion does not hold it. */
export function findSpelling(
  word: string,
  { record, post }: Pick<FoundDiscussion, "record" | "post">,
  readWords: (runs: readonly Run[]) => TextWords,
): string {
  for (const runs of [record.row.title, post.text]) {
    const { text, groups } = readWords(runs);
    const group = groups.find(({ whole }) => whole.word === word);
    if (group) return text.slice(group.whole.start, group.whole.end).replace(marksAtEnd, "");
  }
  return word;
}
