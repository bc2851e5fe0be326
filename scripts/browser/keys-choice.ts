/** Where the browser remembers that a reader wants no keys: WCAG 2.2, 2.1.4, as some speak to their computer or slip on its keyboard. */
const offKey = "goftogu-keys-off";

export function areKeysOn(): boolean {
  try {
    return !localStorage.getItem(offKey);
  } catch {
    return true;
  }
}

export function turnKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(offKey);
    else localStorage.setItem(offKey, "1");
  } catch {
    // A browser that stores nothing keeps the keys on.
  }
}
