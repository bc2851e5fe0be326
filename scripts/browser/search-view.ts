import { comma, digits, filter, grouping, plural, search } from "#locale";
import type { FoundDiscussion } from "../search/passage/discussion.ts";
import type { SearchResult } from "../search/search.ts";
import { formatSearch } from "../search/state.ts";
import { formatCount } from "../text/numbers.ts";
import { fillWith } from "../text/template.ts";
import { createElement, find } from "./elements.ts";
import { createFoundEntry } from "./found-entry.ts";
import { type FoundView, openFoundView } from "./found-view.ts";

/** The parts of the search page below its form. */
export interface SearchView extends FoundView {
  /** Undefined if the form is empty. */
  readonly showResult: (result: SearchResult | undefined) => void;
}

type Sentence = readonly (string | Node)[];

export function openSearchView(): SearchView {
  const { report, ...view } = openFoundView();
  const template = find<HTMLTemplateElement>(document, "template.row");
  const tags = find<HTMLAnchorElement>(document, ".to-tags");
  const closest = find(document, ".closest");
  const { title } = document;

  const showResult = (result: SearchResult | undefined) => {
    const createEntries = (shown: readonly FoundDiscussion[] = []) =>
      shown.map((discussion) => createFoundEntry(template, discussion, result?.wanted ?? []));
    view.list.replaceChildren(...createEntries(result?.shown));
    closest.replaceChildren(
      ...(result?.closest ?? []).flatMap(({ lacking, shown }) => [
        createElement("p", {}, ...fillWith<string | Node>(search.closest, { words: createElement("span", {}, ...listNames(lacking)) })),
        createElement("ol", { className: "entries" }, ...createEntries(shown)),
      ]),
    );
    const query = result?.state.query.trim() ?? "";
    document.title = query === "" ? title : `${query} – ${title}`;
    if (!result) return report([]);
    const { state, found, isMore, shown } = result;
    const isChosen = [state.tag, state.status, state.year].some((choice) => choice !== "");
    report(describe(result, tags), { more: isMore || found > shown.length, all: found === 0 && isChosen });
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
function describe({ state, found, isMore, suggestion }: SearchResult, tags: HTMLAnchorElement): Sentence {
  const locale = { digits, grouping, plural };
  const written = state.query.trim();
  if (written === "") return [formatCount(locale, filter.found, found)];
  const query = createName(written);
  if (found > 0) return fillWith<string | Node>(formatCount(locale, isMore ? search.foundMore : search.found, found), { query });
  if (suggestion === undefined) return fillWith<string | Node>(search.nothing, { query, tags: document.importNode(tags, true) });
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
