import type { EditorSettings } from "../content/settings/editor-field.ts";

/**
 * The content policy of every page (W3C CSP Level 3, Trusted Types). It allows files of the site's
 * own host, and forbids inline code and HTML sinks.
 */
export const policy = [
  "default-src 'none'",
  ...["script-src", "style-src", "img-src", "font-src", "connect-src", "manifest-src", "form-action"].map(
    (directive) => `${directive} 'self'`,
  ),
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** Only a header can forbid frames; a page cannot (CSP Level 3, 4.2). */
export const frameRule = "frame-ancestors 'none'";

export type HostHeader = readonly [name: string, value: string];

/** The headers that a host sends with every file. */
export const hostHeaders: readonly HostHeader[] = [
  ["Content-Security-Policy", `${policy}; ${frameRule}`],
  ["X-Frame-Options", "DENY"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Permissions-Policy", listForbidden()],
];

/** The header of attachments besides: browsers save them and show none (RFC 6266 4.2). */
export const attachmentHeader: HostHeader = ["Content-Disposition", "attachment"];

/** The features of a browser that no page uses (W3C, Permissions Policy). */
function listForbidden(): string {
  const features = ["accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "fullscreen", "geolocation", "gyroscope"];
  const more = ["magnetometer", "microphone", "midi", "payment", "picture-in-picture", "screen-wake-lock", "usb", "xr-spatial-tracking"];
  return [...features, ...more].map((feature) => `${feature}=()`).join(", ");
}

/** The address of `npx decap-server`, with which an owner tries the editor locally. */
export const findEditorServer = ({ port }: EditorSettings): string => `http://localhost:${port}`;

interface Hosts {
  readonly calls: readonly string[];
  readonly pictures: readonly string[];
}

/** The hosts that the editor calls, and the hosts of user pictures. */
const listHosts = (editor: EditorSettings): Readonly<Record<EditorSettings["backend"], Hosts>> => ({
  github: {
    calls: ["https://api.github.com", "https://www.githubstatus.com"],
    pictures: ["https://avatars.githubusercontent.com"],
  },
  gitlab: { calls: ["https://gitlab.com"], pictures: ["https://gitlab.com", "https://secure.gravatar.com"] },
  "git-gateway": { calls: [], pictures: [] },
  local: { calls: [findEditorServer(editor)], pictures: [] },
});

/**
 * The content policy of the editor's page: the minimum that Decap CMS needs. It compiles schemas to
 * functions (ajv), adds style sheets (emotion), and shows pictures that an author has just chosen
 * (blob).
 */
export function buildEditorPolicy(editor: EditorSettings): string {
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
