import type { SiteContext } from "../pages/site.ts";
import { formatHtmlJson } from "../text/escape-output.ts";
import type { EditorSettingsPage } from "./page.ts";
import { describeEditor } from "./settings.ts";

/** What the script of the editor's page asks for first. */
export function renderEditorSettings(page: EditorSettingsPage, site: SiteContext): string {
  const { editor } = site.site;
  return editor ? formatHtmlJson(describeEditor(page, editor, site)) : "{}";
}
