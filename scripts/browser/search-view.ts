import { digits, filter, grouping, plural, search } from "#locale";
import type { SearchState } from "../search/state.ts";
import { fillWith } from "../text/fill.ts";
import { formatCount } from "../text/numbers.ts";
import { find } from "./find.ts";
import { createFoundEntry } from "./found-entry.ts";
import type { SearchResult } from "./search-result.ts";

/** The parts of the search page below its form. */
export interface SearchView {
  readonly list: HTMLElement;
  readonly more: HTMLElement;
  readonly showAll: HTMLElement;
  readonly tryAgain: HTMLElement;
  readonly showLoading: () => void;
  readonly showFailure: () => void;
  /** Without a result nothing was asked for. */
  readonly showResult: (result: SearchResult | undefined) => void;
}

export function openSearchView(): SearchView {
  const list = find(document, ".entries");
  const said = find(document, ".found");
  const nothing = find(document, ".nothing");
  const more = find(document, ".more");
  const failed = find(document, ".failed");
  const template = find<HTMLTemplateElement>(document, "template.row");
  const tags = find<HTMLAnchorElement>(document, ".to-tags");

  const say = (...sentence: readonly (string | Node)[]) => {
    said.replaceChildren(...sentence);
    failed.hidden = true;
  };
  const showRest = (result: SearchResult | undefined) => {
    const isChosen = result !== undefined && [result.state.tag, result.state.status, result.state.year].some((choice) => choice !== "");
    nothing.hidden = result?.found !== 0 || !isChosen;
    more.hidden = !result || result.found === result.shown.length;
  };

  return {
    list,
    more,
    showAll: find(nothing, "button"),
    tryAgain: find(failed, "button"),
    showLoading: () => say(filter.loading),
    showFailure: () => {
      say();
      list.replaceChildren();
      showRest(undefined);
      failed.hidden = false;
    },
    showResult: (result) => {
      list.replaceChildren(...(result?.shown ?? []).map((row) => createFoundEntry(template, row, result?.wanted ?? [])));
      say(...(result ? describe(result, tags) : []));
      showRest(result);
    },
  };
}

/** How much was found, in one sentence; where that is nothing, with a link to the tags. */
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
