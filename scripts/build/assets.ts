import { createHash } from "node:crypto";
import type { Site } from "../content/model.ts";
import type { EditorEngine } from "../editor/package.ts";
import { requireLocale } from "../locale/locales.ts";
import type { Assets, LoadedFile } from "../pages/assets.ts";
import { applyTheme } from "../pages/theme.ts";
import { type Asset, bundleBrowser, bundleEditor, bundleStyles } from "./bundle.ts";

/** What scripts and style sheets have of a site. */
export type Look = Pick<Site, "language" | "labels" | "theme">;

export interface LoadedAssets {
  readonly files: readonly Asset[];
  readonly assets: Assets;
}

/**
 * Bundles the scripts and the style sheets of a site in its language and with its looks, with the fonts that its pages ask for at once; the
 * scripts of the search page and of the web editor only where there is one.
 */
export async function loadAssets({ language, labels, theme }: Look, hasSearch: boolean, engine?: EditorEngine): Promise<LoadedAssets> {
  const locale = requireLocale(language);
  const change = (css: string) => applyTheme(css, theme);
  const [browser, styles, postStyles, searchStyles] = await Promise.all([
    bundleBrowser({ language: locale.language, labels }),
    bundleStyles("layouts/styles/site.css", change),
    bundleStyles("layouts/styles/post.css"),
    bundleStyles("layouts/styles/search.css"),
  ]);
  const leftOut: readonly string[] = hasSearch ? [] : [browser.search, searchStyles.styles];
  const bundled = [...browser.files, ...styles.files, ...postStyles.files, ...searchStyles.files];
  const files = bundled.filter(({ name }) => !leftOut.includes(name));
  const load = (name: string): LoadedFile => {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) throw new Error(`no file ${name}`);
    return { url: `/${name}`, integrity: hash(file.contents) };
  };
  const fonts = locale.fonts.flatMap((subset) =>
    styles.files.filter(({ name }) => name.includes(`-${subset}-`)).map(({ name }) => `/${name}`),
  );
  const always = {
    first: load(browser.first),
    site: load(browser.site),
    post: { script: load(browser.post), styles: load(postStyles.styles) },
    tagIndex: { script: load(browser.tagIndex) },
    notFound: { script: load(browser.notFound) },
    styles: load(styles.styles),
    fonts,
  };
  const search = hasSearch && { search: { script: load(browser.search), styles: load(searchStyles.styles) } };
  const edited = engine && (await loadEditor(engine, change));
  return { files: [...files, ...(edited?.files ?? [])], assets: { ...always, ...search, ...(edited && { editor: edited.editor }) } };
}

async function loadEditor(engine: EditorEngine, change: (css: string) => string) {
  const [script, styles] = await Promise.all([bundleEditor(), bundleStyles("scripts/editor/editor.css", change)]);
  const files = [script, ...styles.files];
  const sheet = styles.files.find(({ name }) => name === styles.styles) ?? script;
  const describe = ({ name, contents }: Asset): LoadedFile => ({ url: `/${name}`, integrity: hash(contents) });
  const editor = { script: describe(script), styles: describe(sheet), engine: { url: engine.url, integrity: hash(engine.read()) } };
  return { files, editor };
}

/** As the attribute `integrity` has it (W3C, Subresource Integrity). */
function hash(contents: Uint8Array): string {
  return `sha384-${createHash("sha384").update(contents).digest("base64")}`;
}
