/** Waits until all have ended, well or not; rejects with the first failure of the list. */
export async function settle(works: readonly Promise<void>[]): Promise<void> {
  for (const end of await Promise.allSettled(works)) if (end.status === "rejected") throw end.reason;
}
