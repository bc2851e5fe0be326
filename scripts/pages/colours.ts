import type { Theme } from "../content/theme.ts";

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

export type Palette = Readonly<Record<keyof typeof colours, string>>;

/** The light theme of a site. */
export function findColours({ colours: own }: Theme): Palette {
  const shade = (name: keyof typeof colours) => own[name]?.light ?? colours[name];
  return {
    page: shade("page"),
    surface: shade("surface"),
    text: shade("text"),
    quiet: shade("quiet"),
    line: shade("line"),
    accent: shade("accent"),
  };
}

/** The dark theme of a site. */
export function findDarkColours({ colours: own }: Theme): Readonly<Record<keyof typeof darkColours, string>> {
  return { page: own.page?.dark ?? darkColours.page, accent: own.accent?.dark ?? darkColours.accent };
}
