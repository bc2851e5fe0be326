import { renderSource } from "../../layouts/parts/loaded.ts";
import { html, raw } from "../../layouts/parts/markup.ts";
import type { Forum } from "../forum/model.ts";
import type { Page } from "../pages/page.ts";
import { buildEditorPolicy } from "../pages/policy.ts";
import type { SiteContext } from "../pages/site.ts";
import { editorUrl } from "../pages/urls.ts";
import { link } from "../text/href.ts";
import { fillIn } from "../text/template.ts";

export function planEditor(_forum: Forum, { assets }: SiteContext): readonly Page[] {
  return assets.editor ? [{ url: editorUrl, source: { kind: "editor" } }] : [];
}

/**
 * A page for the script of the editor alone. It has nothing for readers, so search engines stay
 * out.
 */
export function renderEditor(_page: Page, site: SiteContext): string {
  const { locale, assets, icons } = site;
  const { editor } = site.site;
  if (!editor || !assets.editor) return "";
  const { script, engine, styles } = assets.editor;
  const title = fillIn(locale.words.site.pageTitle, { title: locale.editor.title, site: site.site.name });
  return String(html`<!doctype html>
<html lang="${locale.tag}" dir="${locale.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${raw(buildEditorPolicy(editor))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="${link(site.basePath, icons.vector ?? icons.touch)}">
<link rel="stylesheet" href="${link(site.basePath, styles.url)}" integrity="${styles.integrity}">
<script defer ${renderSource(script, site)}></script>
<script defer ${renderSource(engine, site)}></script>
</head>
<body>
<noscript><p>${locale.editor.withoutScript}</p></noscript>
<p class="failed" hidden>${locale.editor.failed}</p>
</body>
</html>
`);
}
