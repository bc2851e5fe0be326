import { themeKey } from "./storage-keys.ts";

const root = document.documentElement;
const control = document.querySelector<HTMLSelectElement>("select[name=theme]");
/** The `theme-color` elements, each with its value for the system's theme. */
const bars = Array.from(document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"), (bar) => ({ bar, own: bar.content }));

/** Applies a theme and stores it for every page of the site; `""` follows the system. */
export function chooseTheme(theme: string): void {
  try {
    if (theme === "") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage the choice applies to this page only.
  }
  showTheme(theme);
}

/** Applies the theme that was chosen last, in any tab. */
export function readTheme(): void {
  try {
    showTheme(localStorage.getItem(themeKey) ?? "");
  } catch {
    // Without storage the page already shows the last choice.
  }
}

function showTheme(theme: string): void {
  root.dataset.theme = theme;
  if (control) control.value = Array.from(control.options).some(({ value }) => value === theme) ? theme : "";
  const { backgroundColor } = getComputedStyle(document.body);
  for (const { bar, own } of bars) bar.content = theme === "" ? own : backgroundColor;
}
