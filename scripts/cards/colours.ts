/** Those of the site's light theme (`layouts/styles/tokens.css`); a picture on another site cannot follow its reader's. */
export const colours = {
  page: "#fdfcfa",
  surface: "#f4f1ea",
  text: "#1d1c1a",
  quiet: "#56534d",
  line: "#e3dfd6",
  accent: "#0a6b5d",
} as const;

/** The accent of the dark theme. */
export const accentOnDark = "#63c8b3";
