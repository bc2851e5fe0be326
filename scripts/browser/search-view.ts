import { digits, filter, grouping, plural, search } from "#locale";
import type { SearchState } from "../search/state.ts";
import { describePageLanguages } from "../text/language.ts";
import { formatCount } from "../text/numbers.ts";
import { fillWith } from "../text/template.ts";
import { find } from "./elements.ts";
import { createFoundEntry } from "./found-entry.ts";
import { type FoundView, openFoundView } from "./found-view.ts";
import type { SearchResult } from "./search-result.ts";

/** The parts of the search page below its form. */
export interface SearchView extends FoundView {
  /** Undefined if the form is empty. */
  readonly showResult: (result: SearchResult | undefined) => void;
}

export function openSearchView(): SearchView {
  const { report, ...view } = openFoundView();
  const template = find<HTMLTemplateElement>(document, "template.row");
  const tags = find<HTMLAnchorElement>(document, ".to-tags");
  const { latin = "" } = find<HTMLElement>(document, "form.search").dataset;
  const languages = describePageLanguages(document.documentElement.lang, latin);

  const showResult = (result: SearchResult | undefined) => {
    view.list.replaceChildren(...(result?.shown ?? []).map((row) => createFoundEntry(template, row, result?.wanted ?? [], languages)));
    if (!result) return report([]);
    const { state, found, shown } = result;
    const isChosen = [state.tag, state.status, state.year].some((choice) => choice !== "");
    report(describe(result, tags), { more: found > shown.length, all: found === 0 && isChosen });
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

/** The number of hits in one sentence; without hits, with a link to the tags. */
function describe({ state, found }: SearchResult, tags: HTMLAnchorElement): readonly (string | Node)[] {
  const locale = { digits, grouping, plural };
  if (state.query.trim() === "") return [formatCount(locale, filter.found, found)];
  const query = createName(state);
  return found > 0
    ? fillWith<string | Node>(formatCount(locale, search.found, found), { query })
    : fillWith<string | Node>(search.nothing, { query, tags: document.importNode(tags, true) });
}

function createName({ query }: SearchState): HTMLElement {
  const name = document.createElement("bdi");
  name.textContent = query.trim();
  return name;
}
