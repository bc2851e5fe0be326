import { themeKey } from "./chosen-theme.ts";

/**
 * Runs before the first paint. The page counts as scripted where the module script runs: where arrays have the methods of ES2023,
 * the newest edition that the module is written in. When that script cannot be loaded the page is again as without script.
 */
if ("with" in Array.prototype) {
  const root = document.documentElement;
  root.classList.add("scripted");
  if (Date.now() >= Number(document.currentScript?.dataset.ends) * 1000) root.classList.add("ended");
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && target.type && root.classList.remove("scripted"), true);
  try {
    root.dataset.theme = localStorage[themeKey] ?? "";
  } catch {
    // A browser that stores nothing follows its system.
  }
}
