/** The light theme, as far as it shows outside the style sheet (`layouts/styles/colours.css`), where nothing can follow a reader's theme. */
export const colours = {
  page: "#fdfcfa",
  surface: "#f4f1ea",
  text: "#1d1c1a",
  quiet: "#56534d",
  line: "#e3dfd6",
  accent: "#0a6b5d",
} as const;

/** The same of the dark theme. */
export const darkColours = { page: "#171714", accent: "#63c8b3" } as const;
