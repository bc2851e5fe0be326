import { attachmentKinds } from "../scripts/content/parse/files/attachment-file.ts";
import type { Page } from "../scripts/pages/page.ts";
import { attachmentHeader, buildEditorPolicy, frameRule, type HostHeader, hostHeaders } from "../scripts/pages/policy.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { assetsUrl, authorsUrl, discussionsUrl, editorUrl, homeUrl, notFoundUrl, searchUrl, tagIndexUrl } from "../scripts/pages/urls.ts";

/**
 * The headers of all files, in one rule, because hosts join the values if two rules match. Hosts
 * compare a rule with the whole path, as in `_redirects`, so each rule holds the folder of the site
 * (Netlify and Cloudflare Pages, "Headers"). With the editor, its page has its own rule. So has
 * each kind of attachment: a `*` matches any folder and name.
 */
export function renderHeaders(_page: Page, { site: { editor }, basePath }: SiteContext): string {
  const renderRule = (path: string, headers: readonly HostHeader[]) =>
    `${basePath}${path.slice(1)}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`;
  const attachments = attachmentKinds.map((kind) => renderRule(`${discussionsUrl}*.${kind}`, [attachmentHeader]));
  if (!editor) return [renderRule("/*", hostHeaders), ...attachments].join("");
  const shared = hostHeaders.filter(([name]) => !editorHeaders.has(name));
  const differentHeaders = hostHeaders.filter(([name]) => editorHeaders.has(name));
  // The editor opens a window of a login service, which sends a message back.
  const editors = differentHeaders.map(([name]): HostHeader => [name, editorHeaders.get(name)?.(buildEditorPolicy(editor)) ?? ""]);
  const readers = readerPaths.map((path) => renderRule(path, differentHeaders));
  return [renderRule("/*", shared), renderRule(`${editorUrl}*`, editors), ...readers, ...attachments].join("");
}

/** The headers of the editor's page that differ from all other pages. */
const editorHeaders: ReadonlyMap<string, (policy: string) => string> = new Map([
  ["Content-Security-Policy", (policy: string) => `${policy}; ${frameRule}`],
  ["Cross-Origin-Opener-Policy", () => "same-origin-allow-popups"],
]);

/**
 * The addresses that the site chooses. Pages at other addresses rely on the policy that every page
 * holds itself.
 */
const readerPaths = [
  homeUrl,
  ...[tagIndexUrl, authorsUrl, discussionsUrl, searchUrl, assetsUrl].map((folder) => `${folder}*`),
  notFoundUrl,
];
