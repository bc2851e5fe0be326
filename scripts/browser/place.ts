/** Where the browser keeps, for one tab, the place at which a list was left; behind it stands the list's address. */
const placeKey = "goftogu-place:";

/** Only an address at which a list has stood before has a count in the history (`keepShown`). */
const isReturn = history.state !== null;

/** Remembers which of the entries that are shown is the first on the screen when the page is left, and how far from the top. */
export function rememberPlace(listShown: () => readonly HTMLElement[]): void {
  addEventListener("pagehide", () => {
    const boxes = listShown().map((entry) => entry.getBoundingClientRect());
    const first = boxes.findIndex(({ bottom }) => bottom > 0);
    if (first < 0) return;
    try {
      sessionStorage[placeKey + location.href] = JSON.stringify([first, boxes[first]?.top]);
    } catch {
      // A browser that stores nothing remembers none.
    }
  });
}

/** Brings who comes back to where the page was left: the browser has tried that before the entries stood. */
export function returnToPlace(shown: readonly HTMLElement[]): void {
  if (!isReturn) return;
  try {
    const [first, top]: unknown[] = JSON.parse(sessionStorage[placeKey + location.href]);
    // The height of what is out of sight is only guessed.
    for (const entry of shown) entry.style.contentVisibility = "visible";
    const entry = shown.at(Number(first));
    if (entry) scrollBy(0, entry.getBoundingClientRect().top - Number(top));
  } catch {
    // No place is known.
  }
}
