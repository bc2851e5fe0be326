import { chooseTheme, readTheme } from "./themes.ts";

// A page that was kept has missed what other tabs chose.
addEventListener("pageshow", readTheme);

/** Answers what a reader does anywhere on the page, each sign once; the first one is what loaded this script. */
export function respond({ type, target }: Event): void {
  if (type === "storage") readTheme();
  else if (type === "change" && target instanceof HTMLSelectElement && target.name === "theme") chooseTheme(target.value);
}
