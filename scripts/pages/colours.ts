import { defaultColours } from "../content/settings/default-colours.ts";
import type { Theme } from "../content/settings/theme-field.ts";

/**
 * The colours of the light theme that appear outside the style sheets: in cards, icons, the head
 * and the web manifest, which cannot follow a reader's theme.
 */
export const colours = {
  page: defaultColours.page.light,
  surface: defaultColours.surface.light,
  text: defaultColours.text.light,
  quiet: defaultColours.quiet.light,
  line: defaultColours.line.light,
  accent: defaultColours.accent.light,
} as const;

/** The same for the dark theme. */
export const darkColours = { page: defaultColours.page.dark, accent: defaultColours.accent.dark } as const;

export type Palette = Readonly<Record<keyof typeof colours, string>>;

/** The light theme of a site. */
export function findColours({ colours: overrides }: Theme): Palette {
  const shade = (name: keyof typeof colours) => overrides[name]?.light ?? colours[name];
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
export function findDarkColours({ colours: overrides }: Theme): Readonly<Record<keyof typeof darkColours, string>> {
  return { page: overrides.page?.dark ?? darkColours.page, accent: overrides.accent?.dark ?? darkColours.accent };
}
