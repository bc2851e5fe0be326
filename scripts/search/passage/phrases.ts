import type { WordGroup } from "../../text/search-words.ts";
import type { QueryPhrase } from "../query/query.ts";

/** True if the words of a text hold the words of a phrase in a row, joined or in parts. */
export function holdsPhrase(groups: readonly WordGroup[], { joined, isOpen }: Pick<QueryPhrase, "joined" | "isOpen">): boolean {
  const words = groups.flatMap(listWords);
  return words.some((_, start) => {
    let rest = joined;
    for (let index = start; index < words.length && rest !== ""; index += 1) {
      const word = words[index] ?? "";
      if (isOpen && word.startsWith(rest)) return true;
      if (!rest.startsWith(word)) return false;
      rest = rest.slice(word.length);
    }
    return rest === "";
  });
}

/** The parts of a group, or the whole if its spelling is not the one of its parts. */
function listWords({ whole, parts }: WordGroup): readonly string[] {
  const words = parts.map(({ word }) => word);
  return words.join("") === whole.word ? words : [whole.word];
}
