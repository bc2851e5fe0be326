import { positionKey } from "./storage-keys.ts";

/**
 * The history holds a count only for an address where a list was shown before (`storeShownCount`).
 */
const isReturn = history.state !== null;

/**
 * When the reader leaves the page, stores which entry is the first on the screen, and its distance
 * from the top.
 */
export function storePosition(listShown: () => readonly HTMLElement[]): void {
  addEventListener("pagehide", () => {
    const boxes = listShown().map((entry) => entry.getBoundingClientRect());
    const first = boxes.findIndex(({ bottom }) => bottom > 0);
    if (first < 0) return;
    try {
      sessionStorage[positionKey + location.href] = JSON.stringify([first, boxes[first]?.top]);
    } catch {
      // Without storage there is no position to restore.
    }
  });
}

/**
 * Scrolls back to the stored position. The browser tried that itself, but before the entries were
 * loaded.
 */
export function restorePosition(shown: readonly HTMLElement[]): void {
  if (!isReturn) return;
  try {
    const [first, top]: unknown[] = JSON.parse(sessionStorage[positionKey + location.href]);
    // With `content-visibility: auto`, heights off screen are estimates.
    for (const entry of shown) entry.style.contentVisibility = "visible";
    const entry = shown.at(Number(first));
    if (entry) scrollBy(0, entry.getBoundingClientRect().top - Number(top));
  } catch {
    // There is no stored position.
  }
}

/**
 * The number of entries that the list showed when the reader left it. The history stores it for
 * each address, so that going back shows as many.
 */
export function readShownCount(least: number): number {
  const state: unknown = history.state;
  return typeof state === "number" && state > least ? state : least;
}

/**
 * Stores the count for the current address. A new fragment is a new address, so it needs its own
 * call.
 */
export function storeShownCount(count: number): void {
  history.replaceState(count, "");
}
