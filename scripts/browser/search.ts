import { asksNothing, choiceNames, formatSearch, parseSearch, type SearchState } from "../search/state.ts";
import { updateAges } from "./ages.ts";
import { followClock } from "./clock.ts";
import { find } from "./find.ts";
import { rememberPlace, returnToPlace } from "./place.ts";
import { createSearchEngine } from "./search-result.ts";
import { openSearchView } from "./search-view.ts";
import { keepShown, readShown } from "./shown.ts";

/** How many results are shown at a time. */
const step = 10;

/** Milliseconds after which an answer is late, so that the one before it must not pass for it. */
const patience = 300;

/** Milliseconds without a key before what was typed is searched. */
const pause = 150;

startSearch(find(document, "form.search"), followClock(updateAges));

/**
 * Makes the search page work. The address holds its state: typing changes it in place, a choice adds to the history; the form follows
 * the address. `refreshAges` is called when results were added.
 */
function startSearch(form: HTMLFormElement, refreshAges: () => void): void {
  const view = openSearchView();
  const engine = createSearchEngine(form.dataset.index ?? "");
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
      if (turn !== updates) return;
      view.showResult(result);
      isShown = true;
      refreshAges();
    } catch {
      if (turn === updates) view.showFailure();
    } finally {
      if (turn === updates) clearTimeout(waiting);
    }
  };
  const apply = () => {
    clearTimeout(typing);
    state = readForm();
    limit = readShown(step);
    return update();
  };
  const readForm = (): SearchState => {
    const choices = Object.fromEntries(selects.map(([name, select]) => [name, select.value]));
    return { ...parseSearch(""), ...choices, query: input.value };
  };
  /** A choice that the form does not offer becomes empty. */
  const writeForm = (asked: SearchState) => {
    input.value = asked.query;
    for (const [name, select] of selects) {
      select.value = asked[name];
      if (select.selectedIndex < 0) select.value = "";
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
    typing = window.setTimeout(replace, pause);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    replace();
  });
  view.more.addEventListener("click", async () => {
    const seen = limit;
    limit += step;
    keepShown(limit);
    await update();
    view.list.children[seen]?.querySelector("a")?.focus();
  });
  view.tryAgain.addEventListener("click", () => {
    input.focus();
    update();
  });
  view.showAll.addEventListener("click", () => {
    writeForm({ ...parseSearch(""), query: input.value });
    choose();
    input.focus();
  });
  addEventListener("popstate", () => {
    // A step to another part of the page asks for nothing else.
    if (holdsForm()) return;
    writeForm(parseSearch(location.search));
    apply();
  });
  addEventListener("hashchange", () => keepShown(limit));

  const asked = parseSearch(location.search);
  // Who came by the button of the header wants to type.
  if (/[?&]q=(?:&|$)/.test(location.search)) input.focus();
  writeForm({ ...asked, query: asked.query || input.value });
  history.replaceState(readShown(step), "", findAddress());
  const listShown = () => [...view.list.querySelectorAll<HTMLElement>(".entry")];
  rememberPlace(listShown);
  apply().then(() => returnToPlace(listShown()));
}
