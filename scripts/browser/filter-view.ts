import { digits, grouping, plural } from "#locale";
import * as filter from "#locale/filter";
import { formatCount } from "../text/numbers.ts";
import { fillIn, fillWith } from "../text/template.ts";
import { find } from "./elements.ts";
import type { Result } from "./filter-result.ts";
import { type FoundView, openFoundView } from "./found-view.ts";

/** The elements of a page that the filter changes. */
export interface FilterView extends FoundView {
  readonly removeTag: HTMLElement;
  /** Undefined to show the original page. */
  readonly showResult: (result: Result | undefined) => void;
}

export function openFilterView(): FilterView {
  const { report, ...view } = openFoundView();
  const { list } = view;
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

  return {
    ...view,
    removeTag,
    showResult: (result) => {
      showEntries(result?.elements ?? own);
      showTag(result?.tag);
      if (result) {
        const { found, elements } = result;
        report([formatCount({ digits, grouping, plural }, filter.found, found)], { more: found > elements.length, all: found === 0 });
      } else report([]);
      if (pager) pager.hidden = result !== undefined;
    },
  };
}
