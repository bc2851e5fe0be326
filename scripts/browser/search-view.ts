import { digits, grouping, plural } from "#locale";
import * as filter from "#locale/filter";
import * as search from "#locale/search";
import type { Count } from "../search/fallback.ts";
import type { FoundDiscussion } from "../search/passage/discussion.ts";
import type { SearchResult } from "../search/search.ts";
import { hasFilter } from "../search/state.ts";
import { formatCount } from "../text/numbers.ts";
import { createElement, find } from "./elements.ts";
import { createFoundEntry } from "./found-entry.ts";
import { type FoundView, openFoundView } from "./found-view.ts";

/** The parts of the search page below its form. */
export interface SearchView extends FoundView {
  /**
   * @param result undefined if the form is empty.
   * @param few shows what the result offers if it is short of discussions.
   */
  readonly showResult: (result: SearchResult | undefined, few?: FewResults) => void;
}

type FewResults = typeof import("./few-results.ts");

type Sentence = readonly (string | Node)[];

const locale = { digits, grouping, plural };

export function openSearchView(): SearchView {
  const { report, ...view } = openFoundView();
  const template = find<HTMLTemplateElement>(document, "template.row");
  const closest = find(document, ".closest");
  const { title } = document;

  const showResult = (result: SearchResult | undefined, few?: FewResults) => {
    const createEntries = (shown: readonly FoundDiscussion[] = []) =>
      shown.map((discussion) => createFoundEntry(template, discussion, result?.wanted ?? []));
    view.list.replaceChildren(...createEntries(result?.shown));
    closest.replaceChildren(...(few?.createClosest(result?.closest ?? [], createEntries) ?? []));
    const query = result?.state.query.trim() ?? "";
    document.title = query === "" ? title : `${query} – ${title}`;
    if (!result) return report([]);
    const { state, found, isMore, shown } = result;
    report(describe(result, few), { more: isMore || found > shown.length, all: found === 0 && hasFilter(state) });
  };

  return {
    ...view,
    showFailure: () => {
      showResult(undefined);
      view.showFailure();
    },
    showResult,
  };
}

/** The number of results in one sentence; without results, with what else to try. */
function describe({ state, suggestion, hidden, ...count }: SearchResult, few?: FewResults): Sentence {
  const written = state.query.trim();
  if (written === "") return [formatCount(locale, filter.found, count.found)];
  if (few && hidden) return few.describeHidden(describeCount(written, hidden));
  if (few && count.found === 0) return few.describeNothing(state, suggestion);
  return describeCount(written, count);
}

function describeCount(written: string, { found, isMore }: Count): Sentence {
  const [before = "", after = ""] = formatCount(locale, isMore ? search.foundMore : search.found, found).split("{query}");
  return [before, createElement("bdi", {}, written), after];
}
