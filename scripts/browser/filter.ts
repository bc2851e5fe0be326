import { type Filter, formatFilter, parseFilter } from "../listing/filter.ts";
import { find } from "./elements.ts";
import { createFetchedSource } from "./fetched-source.ts";
import { findResult } from "./filter-result.ts";
import { openFilterView } from "./filter-view.ts";
import { readShownCount, restorePosition, storePosition, storeShownCount } from "./list-position.ts";
import { createPageSource } from "./page-source.ts";
import { announceEntries } from "./shown-entries.ts";

/**
 * Makes the filter of a listing work. The address holds its state, so that a choice can be shared
 * and goes back and forward; the form follows the address.
 */
export function startFilter(form: HTMLFormElement): void {
  const view = openFilterView();
  const { pages, listing = "" } = form.dataset;
  const source = Number(pages) > 1 ? createFetchedSource(listing, find(document, "template.row")) : createPageSource(view.list);
  const time = find<HTMLSelectElement>(form, "[name=time]");
  const display = find<HTMLSelectElement>(form, "[name=display]");

  let address = "";
  let filter = parseFilter(address);
  let now = 0;
  let limit = 0;
  let elements: readonly HTMLElement[] = [];
  let updates = 0;

  const update = async () => {
    updates += 1;
    const turn = updates;
    view.showLoading();
    try {
      const result = await findResult(source, filter, now, limit);
      if (turn !== updates) return;
      elements = result?.elements ?? [];
      view.showResult(result);
      announceEntries();
    } catch {
      if (turn === updates) view.showFailure();
    }
  };
  const continueTo = async (count: number) => {
    const seen = elements.length;
    limit = count;
    storeShownCount(limit);
    await update();
    elements[seen]?.querySelector("a")?.focus();
  };
  const apply = (chosen: Filter) => {
    address = location.search;
    filter = chosen;
    now = Date.now() / 1000;
    limit = readShownCount(source.step);
    time.value = filter.time;
    display.value = filter.display;
    return update();
  };
  const choose = (chosen: Filter) => {
    const search = formatFilter(location.search, chosen);
    if (search !== location.search) history.pushState(source.step, "", location.pathname + search + location.hash);
    apply(chosen);
  };
  const chooseLess = (chosen: Filter) => {
    choose(chosen);
    time.focus();
  };
  const readForm = () => parseFilter(`?time=${time.value}&display=${display.value}`);

  form.addEventListener("change", () => choose({ ...readForm(), with: filter.with }));
  view.more.addEventListener("click", () => continueTo(limit + source.step));
  view.tryAgain.addEventListener("click", () => continueTo(limit));
  view.showAll.addEventListener("click", () => chooseLess({ time: "", display: "", with: "" }));
  view.removeTag.addEventListener("click", () => chooseLess({ ...filter, with: "" }));
  addEventListener("popstate", () => {
    if (location.search !== address) apply(parseFilter(location.search));
  });
  addEventListener("hashchange", () => storeShownCount(limit));

  storePosition(() => elements);
  const requested = parseFilter(location.search);
  const meanwhile = readForm();
  if (meanwhile.time || meanwhile.display)
    choose({ ...requested, time: meanwhile.time || requested.time, display: meanwhile.display || requested.display });
  else apply(requested).then(() => restorePosition(elements));
  storeShownCount(limit);
}
