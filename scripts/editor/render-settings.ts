import type { SiteContext } from "../pages/context.ts";
import { encodeJson } from "../text/json.ts";
import type { EditorSettingsPage } from "./page.ts";
import { describeEditor } from "./settings.ts";

/** What the script of the editor's page asks for first. */
export function renderEditorSettings(page: EditorSettingsPage, site: SiteContext): string {
  const { editor } = site.site;
  return editor ? encodeJson(describeEditor(page, editor, site)) : "{}";
}
