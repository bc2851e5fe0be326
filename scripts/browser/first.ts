import { themeKey } from "./storage-keys.ts";

/**
 * Runs before the first paint, and marks the page as scripted if the browser can run the module
 * script: its array methods are those of ES2023. If the module script fails to load, the mark goes
 * and the page works as without script.
 */
if ("with" in Array.prototype) {
  const root = document.documentElement;
  root.classList.add("scripted");
  if (Date.now() >= Number(document.currentScript?.dataset.ends) * 1000) root.classList.add("ended");
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && target.type && root.classList.remove("scripted"), true);
  try {
    root.dataset.theme = localStorage[themeKey] ?? "";
  } catch {
    // Without storage the theme follows the system.
  }
}
