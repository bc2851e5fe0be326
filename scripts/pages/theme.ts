import type { Theme } from "../content/settings/theme-field.ts";

const colourLine = /--([\w-]+): var\(--plain, var\(--light, (#\w+)\) var\(--dark, (#\w+)\)\)/g;

/** Starts addresses of files of the site. The bundler writes them relative to the style sheet. */
export const siteFiles = "site:/";

/** Declares the fonts of the owner. A browser draws other weights than that of the file itself. */
function declareFonts(fonts: Theme["fonts"]): string {
  const files = [
    { families: fonts.text, file: fonts.textFile },
    { families: fonts.code, file: fonts.codeFile },
  ];
  return files
    .map(({ families: [name] = [], file }) =>
      name === undefined || file === undefined
        ? ""
        : `@font-face { font-family: "${name}"; font-display: swap; src: url("${siteFiles}${encodeURI(file)}") format("woff2"); }\n`,
    )
    .join("");
}

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
  const declared = css.includes("--font: ") ? declareFonts(fonts) + lettered : lettered;
  return Object.entries(sizes).reduce((text, [name, size]) => {
    const variable = variables[name] ?? `--size-${name}`;
    return size === undefined ? text : text.replace(new RegExp(`${variable}: [^;]+;`), `${variable}: ${size};`);
  }, declared);
}

/** A generic family is a keyword of CSS and has no quotes. */
function quoteFamily(name: string): string {
  return /^(?:serif|sans-serif|monospace|system-ui|ui-\w+)$/.test(name) ? name : `"${name}"`;
}
