import type { EditorSettings } from "../content/settings/editor-field.ts";

/** The content policy of every page (W3C CSP Level 3, Trusted Types): files of the site's own host, nothing inline, no HTML sink. */
export const policy = [
  "default-src 'none'",
  ...["script-src", "style-src", "img-src", "font-src", "connect-src", "manifest-src", "form-action"].map(
    (directive) => `${directive} 'self'`,
  ),
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** That of the search page, whose engine is WebAssembly (CSP Level 3, "wasm-unsafe-eval"). */
export const searchPolicy = policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

/** Who may frame a page, which no page can say itself (CSP Level 3, 4.2). */
export const frameRule = "frame-ancestors 'none'";

export type HostHeader = readonly [name: string, value: string];

/**
 * What a host is to send with every file. Its policy joins that of each page, and what both allow is allowed: so it lets the search page's
 * WebAssembly run, which the other pages forbid themselves.
 */
export const hostHeaders: readonly HostHeader[] = [
  ["Content-Security-Policy", `${searchPolicy}; ${frameRule}`],
  ["X-Frame-Options", "DENY"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Permissions-Policy", listForbidden()],
];

/** What no page of the site asks a browser for (W3C, Permissions Policy). */
function listForbidden(): string {
  const features = ["accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "fullscreen", "geolocation", "gyroscope"];
  const more = ["magnetometer", "microphone", "midi", "payment", "picture-in-picture", "screen-wake-lock", "usb", "xr-spatial-tracking"];
  return [...features, ...more].map((feature) => `${feature}=()`).join(", ");
}

/** The address of `npx decap-server` on the machine of someone who tries the editor. */
export const findEditorServer = ({ port }: EditorSettings): string => `http://localhost:${port}`;

interface Hosts {
  readonly calls: readonly string[];
  readonly pictures: readonly string[];
}

/** The hosts that the editor calls, and the hosts of its users' pictures. */
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
 * The content policy of the editor's page: the least that Decap CMS needs. While it runs, it makes functions of schemas (ajv) and style
 * sheets (emotion), and it reads and shows pictures that an author has just chosen (blob).
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
