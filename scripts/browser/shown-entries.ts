/** The event that entries were added to the page. */
export const shownEntries = "show";

/** The script of every page answers with the ages of the entries. */
export function announceEntries(): void {
  dispatchEvent(new Event(shownEntries));
}
