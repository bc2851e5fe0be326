import type { EditorSettings } from "../content/settings/editor-field.ts";
import type { SiteContext } from "../pages/site.ts";
import { discussionsUrl } from "../pages/urls.ts";
import { link } from "../text/href.ts";
import { describeEngine } from "./configuration.ts";
import type { EditorSettingsPage } from "./page.ts";
import { listPhrases } from "./phrases.ts";

/** All that the script of the editor has to know. */
export function describeEditor(page: EditorSettingsPage, editor: EditorSettings, site: SiteContext) {
  const { locale, assets } = site;
  const { picture, says } = locale.editor;
  const styles = [assets.styles, ...(assets.post.styles ? [assets.post.styles] : [])].map(({ url }) => link(site.basePath, url));
  return {
    engine: describeEngine(page, editor, site),
    phrases: listPhrases(locale.editor),
    page: { language: locale.language, direction: locale.direction, styles, discussions: link(site.basePath, discussionsUrl) },
    zone: site.site.zone.name,
    group: page.group,
    tags: page.tags,
    picture,
    says,
  };
}
