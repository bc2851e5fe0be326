/** Shows what the search offers if it found little. Loads on demand, with what finds it. */
import { comma } from "#locale";
import * as search from "#locale/search";
import type { ClosestResult } from "../search/fallback.ts";
import type { FoundDiscussion } from "../search/passage/discussion.ts";
import { formatSearch, type SearchState } from "../search/state.ts";
import { fillWith } from "../text/template.ts";
import { createElement, find } from "./elements.ts";

export { offerClosest } from "../search/fallback.ts";

type Sentence = readonly (string | Node)[];

/** The closest discussions, each group below the words that it lacks. */
export function createClosest(
  closest: readonly ClosestResult[],
  createEntries: (shown: readonly FoundDiscussion[]) => readonly Node[],
): readonly Node[] {
  return closest.flatMap(({ lacking, shown }) => [
    createElement("p", {}, ...fillWith<string | Node>(search.closest, { words: createElement("span", {}, ...listNames(lacking)) })),
    createElement("ol", { className: "entries" }, ...createEntries(shown)),
  ]);
}

/** Says that only the reader's choices hide results. @param found how many, as a sentence. */
export function describeHidden(found: Sentence): Sentence {
  return fillWith<string | Node>(search.hidden, { found: createElement("span", {}, ...found) });
}

/** Says that a query found nothing, with a link to one that does, or with what else to try. */
export function describeNothing(state: SearchState, suggestion: string | undefined): Sentence {
  const query = createName(state.query.trim());
  if (suggestion === undefined)
    return fillWith<string | Node>(search.nothing, { query, tags: document.importNode(find(document, ".to-tags"), true) });
  const href = location.pathname + formatSearch(location.search, { ...state, query: suggestion });
  const link = createElement("a", { className: "suggestion", href }, createName(suggestion));
  return [
    ...fillWith<string | Node>(search.nothingButSimilar, { query }),
    " ",
    ...fillWith<string | Node>(search.suggestion, { query: link }),
  ];
}

function listNames(names: readonly string[]): Sentence {
  return names.flatMap((name, index) => [
    index > 0 ? `${comma} ` : "",
    ...fillWith<string | Node>(search.quoted, { name: createName(name) }),
  ]);
}

function createName(name: string): HTMLElement {
  return createElement("bdi", {}, name);
}
