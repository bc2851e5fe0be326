import type { Theme } from "../content/settings/theme-field.ts";

const colourLine = /--([\w-]+): var\(--plain, var\(--light, (#\w+)\) var\(--dark, (#\w+)\)\)/g;

const variables: Readonly<Record<string, string>> = { measure: "--measure", radius: "--radius" };

/**
 * Puts an owner's colours, fonts and sizes into the style sheets that define them (`colours.css`,
 * `tokens.css`), so that no page loads the defaults too. High contrast keeps its own colours. The
 * default font follows the owner's as a fallback.
 */
export function applyTheme(css: string, { colours, fonts, sizes }: Theme): string {
  const coloured = css.replace(colourLine, (line, name: string, light: string, dark: string) => {
    const shades = colours[name];
    return shades ? `--${name}: var(--plain, var(--light, ${shades.light ?? light}) var(--dark, ${shades.dark ?? dark}))` : line;
  });
  const lettered = Object.entries({ font: fonts.text, mono: fonts.code }).reduce(
    (text, [name, families]) => (families ? text.replace(`--${name}: `, `--${name}: ${families.map(quoteFamily).join(", ")}, `) : text),
    coloured,
  );
  return Object.entries(sizes).reduce((text, [name, size]) => {
    const variable = variables[name] ?? `--size-${name}`;
    return size === undefined ? text : text.replace(new RegExp(`${variable}: [^;]+;`), `${variable}: ${size};`);
  }, lettered);
}

/** A generic family is a keyword of CSS and has no quotes. */
function quoteFamily(name: string): string {
  return /^(?:serif|sans-serif|monospace|system-ui|ui-\w+)$/.test(name) ? name : `"${name}"`;
}
