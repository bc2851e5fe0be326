import type { EditorSettings } from "../content/settings/editor-field.ts";
import { findEditorServer } from "../pages/policy.ts";

/**
 * The part of Decap CMS's configuration that depends on the host. Only GitHub lets strangers
 * propose a change from a fork (`open_authoring`).
 */
export function describeBackend(editor: EditorSettings) {
  const { backend, repo, branch, signIn, appId, review } = editor;
  const mode = review && backend !== "local" ? ("editorial_workflow" as const) : ("simple" as const);
  const shared = { repo, branch };
  switch (backend) {
    case "github":
      return { publish_mode: mode, backend: { ...shared, name: "github", base_url: signIn, ...(review && { open_authoring: true }) } };
    case "gitlab":
      return { publish_mode: mode, backend: { ...shared, name: "gitlab", auth_type: "pkce", app_id: appId } };
    case "git-gateway":
      return { publish_mode: mode, backend: { name: "git-gateway", branch } };
    case "local":
      return { publish_mode: mode, backend: { name: "proxy", proxy_url: `${findEditorServer(editor)}/api/v1`, branch } };
  }
}
