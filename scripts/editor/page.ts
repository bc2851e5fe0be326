import type { Forum } from "../forum/model.ts";
import type { Page } from "../pages/page.ts";
import type { SiteContext } from "../pages/site.ts";
import { editorSettingsUrl, editorUrl, readEntryName } from "../pages/urls.ts";
import { compareText } from "../text/code-point-order.ts";
import { findFolderPattern } from "../text/date-folders.ts";

export interface EditorSettingsPage extends Page {
  /** The folders, below that of all discussions, in which most of them lie; those of years and months are one (`text/date-folders.ts`). */
  readonly group: readonly string[];
  /** Labels, those of most discussions first. */
  readonly tags: readonly string[];
}

/** More are not offered to who writes. */
const tagLimit = 500;

/** The page of the editor, on a site that has one. */
export function planEditor(_forum: Forum, { assets }: SiteContext): readonly Page[] {
  return assets.editor ? [{ url: editorUrl, source: { kind: "editor" } }] : [];
}

export function planEditorSettings(forum: Forum, { assets }: SiteContext): readonly EditorSettingsPage[] {
  if (!assets.editor) return [];
  const tags = forum.tags.slice(0, tagLimit).map(({ label }) => label);
  return [{ url: editorSettingsUrl, source: { kind: "editorSettings" }, group: findGroup(forum), tags }];
}

/** By their number, so that no single file says where others write; ties go to what comes first, as all discussions' own folder does. */
function findGroup({ entries }: Forum): readonly string[] {
  const groups = new Map<string, number>();
  for (const { discussion } of entries) {
    const group = findFolderPattern(readEntryName(discussion.file).split("/").slice(0, -1)).join("/");
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  const [[first = ""] = []] = [...groups].sort(([one, few], [other, many]) => many - few || compareText(one, other));
  return first.split("/").filter(Boolean);
}
