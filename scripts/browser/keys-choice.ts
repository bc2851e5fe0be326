import { keysOffKey } from "./storage-keys.ts";

/**
 * A reader can turn the shortcuts off (WCAG 2.2, 2.1.4): speech input or a slip of the hand would
 * press them.
 */
export function areKeysOn(): boolean {
  try {
    return !localStorage.getItem(keysOffKey);
  } catch {
    return true;
  }
}

export function turnKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(keysOffKey);
    else localStorage.setItem(keysOffKey, "1");
  } catch {
    // Without storage the keys stay on.
  }
}
