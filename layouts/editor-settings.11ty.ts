import type { SiteContext } from "../scripts/pages/context.ts";
import { describeEditor } from "../scripts/pages/editor-settings.ts";
import type { EditorSettingsPage } from "../scripts/pages/plan-editor.ts";
import { encodeJson } from "../scripts/text/json.ts";

/** What the script of the editor's page asks for first. */
export function renderEditorSettings(page: EditorSettingsPage, site: SiteContext): string {
  const { editor } = site.site;
  return editor ? encodeJson(describeEditor(page, editor, site)) : "{}";
}
