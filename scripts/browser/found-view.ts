import { loading } from "#locale/filter";
import { find } from "./elements.ts";

/** The list of found entries, and the elements around it, on a page with a filter or a search. */
export interface FoundView {
  /** The sentence about the result. */
  readonly status: HTMLElement;
  readonly list: HTMLElement;
  readonly more: HTMLElement;
  readonly showAll: HTMLElement;
  readonly tryAgain: HTMLElement;
  readonly showLoading: () => void;
  readonly showFailure: () => void;
}

export interface Offers {
  /** Offers more entries. */
  readonly more: boolean;
  /** Offers to clear the choices, because no entry matches. */
  readonly all: boolean;
}

/** `report` shows one sentence about the result, and the buttons for the next step. */
export function openFoundView(): FoundView & { readonly report: (sentence: readonly (string | Node)[], offers?: Offers) => void } {
  const status = find(document, ".found");
  const nothing = find(document, ".nothing");
  const more = find(document, ".more");
  const failed = find(document, ".failed");

  const showStatus = (sentence: readonly (string | Node)[], isFailure = false) => {
    status.replaceChildren(...sentence);
    failed.hidden = !isFailure;
  };

  return {
    status,
    list: find(document, ".entries"),
    more,
    showAll: find(nothing, "button"),
    tryAgain: find(failed, "button"),
    showLoading: () => showStatus([loading]),
    showFailure: () => showStatus([], true),
    report: (sentence, offers) => {
      showStatus(sentence);
      nothing.hidden = !offers?.all;
      more.hidden = !offers?.more;
    },
  };
}
