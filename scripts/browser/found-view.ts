import { filter } from "#locale";
import { find } from "./elements.ts";

/** The list of a page that finds entries, and what stands around it. */
export interface FoundView {
  readonly list: HTMLElement;
  readonly more: HTMLElement;
  readonly showAll: HTMLElement;
  readonly tryAgain: HTMLElement;
  readonly showLoading: () => void;
  readonly showFailure: () => void;
}

export interface Offers {
  /** More of what was found. */
  readonly more: boolean;
  /** All, where the choices leave nothing. */
  readonly all: boolean;
}

/** `tell` says in one sentence what was found, and offers what goes on from there. */
export function openFoundView(): FoundView & { readonly tell: (sentence: readonly (string | Node)[], offers?: Offers) => void } {
  const said = find(document, ".found");
  const nothing = find(document, ".nothing");
  const more = find(document, ".more");
  const failed = find(document, ".failed");

  const say = (sentence: readonly (string | Node)[], isFailure = false) => {
    said.replaceChildren(...sentence);
    failed.hidden = !isFailure;
  };

  return {
    list: find(document, ".entries"),
    more,
    showAll: find(nothing, "button"),
    tryAgain: find(failed, "button"),
    showLoading: () => say([filter.loading]),
    showFailure: () => say([], true),
    tell: (sentence, offers) => {
      say(sentence);
      nothing.hidden = !offers?.all;
      more.hidden = !offers?.more;
    },
  };
}
