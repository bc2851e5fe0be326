/**
 * The colours of the light and dark themes in `layouts/styles/colours.css`, by custom property
 * without the leading hyphens.
 */
export const defaultColours = {
  page: { light: "#fdfcfa", dark: "#171714" },
  surface: { light: "#f4f1ea", dark: "#22221e" },
  text: { light: "#1d1c1a", dark: "#e9e6df" },
  quiet: { light: "#56534d", dark: "#b0aca2" },
  line: { light: "#e3dfd6", dark: "#33322d" },
  control: { light: "#8a857b", dark: "#827e74" },
  accent: { light: "#0a6b5d", dark: "#63c8b3" },
  "on-accent": { light: "#ffffff", dark: "#0d1f1b" },
  visited: { light: "#5d4a86", dark: "#b9a5e2" },
  warm: { light: "#9a3412", dark: "#f0a181" },
  code: { light: "#f1eee7", dark: "#22221e" },
} as const;

export type ColourName = keyof typeof defaultColours;
