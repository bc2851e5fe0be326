import { openKeyHelp } from "./key-help.ts";
import { pressKey } from "./keys.ts";
import { prefetchAt } from "./prefetch.ts";
import { chooseTheme, readTheme } from "./themes.ts";

// A page from the back/forward cache missed the choices of other tabs.
addEventListener("pageshow", readTheme);

/** Handles each action of a reader on the page, also the one that loaded this script. */
export function respond(sign: Event): void {
  const { type, target } = sign;
  if (sign instanceof KeyboardEvent && sign.key === "Escape") showDates(false);
  else if (sign instanceof KeyboardEvent) pressKey(sign);
  else if (type === "storage") readTheme();
  else if (type === "change" && target instanceof HTMLSelectElement && target.name === "theme") chooseTheme(target.value);
  else if (type === "click" && target instanceof Element && target.closest("button.keys")) openKeyHelp();
  else if (type === "pointerover" || type === "focusin") {
    showDates(true);
    prefetchAt(target);
  }
}

/** Escape hides the full date of an age until the focus or the pointer moves (WCAG 2.2, 1.4.13). */
function showDates(shown: boolean): void {
  document.documentElement.classList.toggle("dates-hidden", !shown);
}
