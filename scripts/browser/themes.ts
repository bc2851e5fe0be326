import { themeKey } from "./chosen-theme.ts";

const root = document.documentElement;
const control = document.querySelector<HTMLSelectElement>("select[name=theme]");
/** The colours of the browser's own bars, each with what it is while the system decides. */
const bars = Array.from(document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"), (bar) => ({ bar, own: bar.content }));

/** Shows what the switch says, and remembers it for every page of the site; `""` leaves it to the system. */
export function chooseTheme(theme: string): void {
  try {
    if (theme === "") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // The choice holds for this page alone.
  }
  showTheme(theme);
}

/** Shows what was chosen last, in whatever tab. */
export function readTheme(): void {
  try {
    showTheme(localStorage.getItem(themeKey) ?? "");
  } catch {
    // Nothing is remembered here, so that what the page shows is what was chosen.
  }
}

function showTheme(theme: string): void {
  root.dataset.theme = theme;
  if (control) control.value = Array.from(control.options).some(({ value }) => value === theme) ? theme : "";
  const { backgroundColor } = getComputedStyle(document.body);
  for (const { bar, own } of bars) bar.content = theme === "" ? own : backgroundColor;
}
