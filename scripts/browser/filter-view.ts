import { digits, filter, grouping, plural } from "#locale";
import { fillIn, fillWith } from "../text/fill.ts";
import { formatCount } from "../text/numbers.ts";
import type { Result } from "./filter-result.ts";
import { find } from "./find.ts";

/** The parts of a listing that its filter changes. */
export interface FilterView {
  readonly list: HTMLElement;
  readonly more: HTMLElement;
  readonly showAll: HTMLElement;
  readonly removeTag: HTMLElement;
  readonly tryAgain: HTMLElement;
  readonly showLoading: () => void;
  readonly showFailure: () => void;
  /** Without a result the list is shown as the page came. */
  readonly showResult: (result: Result | undefined) => void;
}

export function openFilterView(): FilterView {
  const list = find(document, ".entries");
  const found = find(document, ".found");
  const nothing = find(document, ".nothing");
  const more = find(document, ".more");
  const failed = find(document, ".failed");
  const chip = find(document, ".with");
  const removeTag = find(chip, "button");
  const pager = document.querySelector<HTMLElement>(".pager");
  const own = Array.from(list.querySelectorAll<HTMLElement>(".entry"));
  let fetched: readonly HTMLElement[] = [];

  const showEntries = (elements: readonly HTMLElement[]) => {
    for (const element of own) element.hidden = !elements.includes(element);
    for (const element of fetched) element.remove();
    fetched = elements.filter((element) => !own.includes(element));
    list.append(...fetched);
  };
  const showTag = (label: string | undefined) => {
    chip.hidden = label === undefined;
    if (label === undefined) return;
    const name = document.createElement("bdi");
    name.textContent = label;
    find(chip, "span").replaceChildren(...fillWith(filter.withTag, { tag: name }));
    removeTag.setAttribute("aria-label", fillIn(filter.withoutTag, { tag: label }));
  };
  const showStatus = (text: string, isFailure: boolean) => {
    found.textContent = text;
    failed.hidden = !isFailure;
  };

  return {
    list,
    more,
    showAll: find(nothing, "button"),
    removeTag,
    tryAgain: find(failed, "button"),
    showLoading: () => showStatus(filter.loading, false),
    showFailure: () => showStatus("", true),
    showResult: (result) => {
      showEntries(result?.elements ?? own);
      showTag(result?.tag);
      showStatus(result ? formatCount({ digits, grouping, plural }, filter.found, result.found) : "", false);
      nothing.hidden = result?.found !== 0;
      more.hidden = !result || result.found === result.elements.length;
      if (pager) pager.hidden = result !== undefined;
    },
  };
}
