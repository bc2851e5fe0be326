import { asksNothing, choiceNames, formatSearch, parseSearch, type SearchState } from "../search/state.ts";
import { createElement, find } from "./elements.ts";
import { readShownCount, restorePosition, storePosition, storeShownCount } from "./list-position.ts";
import { createSearchEngine } from "./search-engine.ts";
import { openSearchView } from "./search-view.ts";
import { announceEntries } from "./shown-entries.ts";

/** Results per step. */
const step = 10;

/**
 * Milliseconds after which the page shows that it is loading, so that nobody takes the last result
 * for the new one.
 */
const patience = 300;

/** Milliseconds without a key press before a search starts. */
const pause = 150;

/** A shorter query starts too many words to search while the reader types. */
const leastTyped = 2;

startSearch(find(document, "form.search"));

/**
 * Starts the search page. The address holds the state, and the form follows the address. Typing
 * replaces the address; a choice adds one to the history.
 */
function startSearch(form: HTMLFormElement): void {
  const view = openSearchView();
  const engine = createSearchEngine({ index: form.dataset.index ?? "", lists: form.dataset.lists ?? "" });
  const input = find<HTMLInputElement>(form, "[name=q]");
  const selects = choiceNames.map((name) => [name, find<HTMLSelectElement>(form, `[name=${name}]`)] as const);

  let state = parseSearch("");
  let limit = step;
  let updates = 0;
  let typing = 0;
  let waiting = 0;
  let isShown = false;

  const update = async () => {
    updates += 1;
    const turn = updates;
    clearTimeout(waiting);
    waiting = window.setTimeout(view.showLoading, isShown ? patience : 0);
    try {
      const result = asksNothing(state) ? undefined : await engine.search(state, limit);
      const isFew = result && (result.found === 0 || result.closest.length > 0);
      const few = isFew ? await import("./few-results.ts").catch(() => undefined) : undefined;
      if (turn !== updates) return;
      view.showResult(result, few);
      isShown = true;
      announceEntries();
    } catch {
      if (turn === updates) view.showFailure();
    } finally {
      if (turn === updates) clearTimeout(waiting);
    }
  };
  const apply = () => {
    clearTimeout(typing);
    state = readForm();
    limit = readShownCount(step);
    return update();
  };
  const readForm = (): SearchState => {
    const choices = Object.fromEntries(selects.map(([name, select]) => [name, select.value]));
    return { ...parseSearch(""), ...choices, query: input.value };
  };
  /** A choice that the form does not have becomes empty, but a tag is added to its choices. */
  const writeForm = (requested: SearchState) => {
    input.value = requested.query;
    for (const [name, select] of selects) {
      const value = requested[name];
      select.value = value;
      if (select.selectedIndex >= 0) continue;
      if (name === "tag") select.append(createElement("option", { value, selected: true }, value));
      else select.value = "";
    }
  };
  const holdsForm = () => formatSearch(location.search, readForm()) === location.search;
  const findAddress = () => location.pathname + formatSearch(location.search, readForm()) + location.hash;
  const replace = () => {
    if (!holdsForm()) history.replaceState(step, "", findAddress());
    return apply();
  };
  const choose = () => {
    history.pushState(step, "", findAddress());
    return apply();
  };

  form.addEventListener("focusin", engine.warmUp, { once: true });
  form.addEventListener("change", ({ target }) => void (target instanceof HTMLSelectElement && choose()));
  input.addEventListener("input", () => {
    clearTimeout(typing);
    const { length } = input.value.trim();
    if (length === 0 || length >= leastTyped) typing = window.setTimeout(replace, pause);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    replace();
  });
  view.more.addEventListener("click", async () => {
    const seen = limit;
    limit += step;
    storeShownCount(limit);
    await update();
    view.list.children[seen]?.querySelector("a")?.focus();
  });
  view.tryAgain.addEventListener("click", () => {
    input.focus();
    update();
  });
  view.status.addEventListener("click", (event) => {
    const suggestion = event.target instanceof Element && event.target.closest(".suggestion");
    if (!suggestion) return;
    event.preventDefault();
    input.value = suggestion.textContent ?? "";
    choose();
    input.focus();
  });
  view.showAll.addEventListener("click", () => {
    writeForm({ ...parseSearch(""), query: input.value });
    choose();
    input.focus();
  });
  addEventListener("popstate", () => {
    // Only the fragment changed.
    if (holdsForm()) return;
    writeForm(parseSearch(location.search));
    apply();
  });
  addEventListener("hashchange", () => storeShownCount(limit));

  const requested = parseSearch(location.search);
  // The search button of the header leads to an empty query: the reader wants to type.
  if (/[?&]q=(?:&|$)/.test(location.search)) input.focus();
  writeForm({ ...requested, query: requested.query || input.value });
  history.replaceState(readShownCount(step), "", findAddress());
  const listShown = () => [...view.list.querySelectorAll<HTMLElement>(".entry")];
  storePosition(listShown);
  apply().then(() => restorePosition(listShown()));
}
