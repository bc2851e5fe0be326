/**
 * How many entries of a list were shown when the reader left it: kept with its address in the history, from the first on, so that the way
 * back leads to as many.
 */
export function readShown(least: number): number {
  const state: unknown = history.state;
  return typeof state === "number" && state > least ? state : least;
}

/** Keeps the count until the address changes; a step to another part of the page makes an address of its own, which shows as many. */
export function keepShown(count: number): void {
  history.replaceState(count, "");
}
