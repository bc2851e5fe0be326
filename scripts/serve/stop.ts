/** Resolves at the first Ctrl+C or SIGTERM. A second one ends the program at once. */
export function waitForStop(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
}
