import type { Editor } from "../content/settings/editor.ts";

/** The server of `npx decap-server`, on the machine of who tries the editor. */
const findLocalServer = ({ port }: Editor) => `http://localhost:${port}`;

/** What of Decap CMS's configuration is the host's of the repository. Strangers propose by way of a copy of their own (GitHub alone knows it). */
export function describeBackend(editor: Editor) {
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
      return { publish_mode: mode, backend: { name: "proxy", proxy_url: `${findLocalServer(editor)}/api/v1`, branch } };
  }
}

interface Hosts {
  readonly calls: readonly string[];
  readonly pictures: readonly string[];
}

/** The hosts that the editor talks to, and those of the pictures of who signed in. */
const listHosts = (editor: Editor): Readonly<Record<Editor["backend"], Hosts>> => ({
  github: {
    calls: ["https://api.github.com", "https://www.githubstatus.com"],
    pictures: ["https://avatars.githubusercontent.com"],
  },
  gitlab: { calls: ["https://gitlab.com"], pictures: ["https://gitlab.com", "https://secure.gravatar.com"] },
  "git-gateway": { calls: [], pictures: [] },
  local: { calls: [findLocalServer(editor)], pictures: [] },
});

/**
 * The content policy of the editor's page: no less than Decap CMS was seen to need. It makes functions of schemas (ajv) and style sheets
 * while it runs (emotion), and reads and shows pictures that were just chosen (blob).
 */
export function buildEditorPolicy(editor: Editor): string {
  const { calls, pictures } = listHosts(editor)[editor.backend];
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob:", ...pictures].join(" "),
    "font-src 'self'",
    ["connect-src 'self' blob:", ...calls].join(" "),
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}
