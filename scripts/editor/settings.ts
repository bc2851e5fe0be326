import type { EditorSettings } from "../content/settings/editor-field.ts";
import type { Forum } from "../forum/model.ts";
import type { Page } from "../pages/page.ts";
import type { SiteContext } from "../pages/site.ts";
import { discussionsUrl, editorSettingsUrl, readEntryName } from "../pages/urls.ts";
import { compareText } from "../text/code-point-order.ts";
import { findFolderPattern } from "../text/date-folders.ts";
import { link } from "../text/href.ts";
import { formatHtmlJson } from "../text/html-json.ts";
import { describeEngine } from "./configuration.ts";
import { listPhrases } from "./phrases.ts";

export interface EditorSettingsPage extends Page {
  /**
   * The folders, below `discussions`, that hold most discussions. Years and months are placeholders
   * (`text/date-folders.ts`).
   */
  readonly group: readonly string[];
  /** Labels, the most used first. */
  readonly tags: readonly string[];
}

/** The most tags that the editor offers. */
const tagLimit = 500;

export function planEditorSettings(forum: Forum, { assets }: SiteContext): readonly EditorSettingsPage[] {
  if (!assets.editor) return [];
  const tags = forum.tags.slice(0, tagLimit).map(({ label }) => label);
  return [{ url: editorSettingsUrl, source: { kind: "editorSettings" }, group: findGroup(forum), tags }];
}

/**
 * Finds the most common group of folders, so that no single file decides where others write. On a
 * tie the first in order wins, `discussions` itself before all.
 */
function findGroup({ entries }: Forum): readonly string[] {
  const groups = new Map<string, number>();
  for (const { discussion } of entries) {
    const group = findFolderPattern(readEntryName(discussion.file).split("/").slice(0, -1)).join("/");
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  const [[first = ""] = []] = [...groups].sort(([one, few], [other, many]) => many - few || compareText(one, other));
  return first.split("/").filter(Boolean);
}

/** The file that the script of the editor loads first. */
export function renderEditorSettings(page: EditorSettingsPage, site: SiteContext): string {
  const { editor } = site.site;
  return editor ? formatHtmlJson(describeEditor(page, editor, site)) : "{}";
}

/** The settings for the script of the editor. */
export function describeEditor(page: EditorSettingsPage, editor: EditorSettings, site: SiteContext) {
  const { locale, assets } = site;
  const { picture, says } = locale.editor;
  const styles = [assets.styles, assets.post.styles, assets.ownStyles]
    .flatMap((file) => file ?? [])
    .map(({ url }) => link(site.basePath, url));
  return {
    engine: describeEngine(page.group, editor, site),
    phrases: listPhrases(locale.editor),
    page: { language: locale.language, direction: locale.direction, styles, discussions: link(site.basePath, discussionsUrl) },
    zone: site.site.zone.name,
    calendar: site.site.calendar,
    group: page.group,
    tags: page.tags,
    folding: locale.folding,
    comma: locale.comma,
    picture,
    says,
  };
}
