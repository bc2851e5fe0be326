import type { Page } from "../scripts/pages/page.ts";
import { buildEditorPolicy, frameRule, type HostHeader, hostHeaders } from "../scripts/pages/policy.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { assetsUrl, authorsUrl, discussionsUrl, editorUrl, homeUrl, notFoundUrl, searchUrl, tagIndexUrl } from "../scripts/pages/urls.ts";

/**
 * The headers of every file, one rule for all of them: hosts join rules that name one header twice. They compare a rule with the whole path
 * on the host, as they do in `_redirects` (Netlify and Cloudflare Pages, "Headers"), so that each has the folder of the site.
 */
export function renderHeaders(_page: Page, { site: { editor }, basePath }: SiteContext): string {
  const renderRule = (path: string, headers: readonly HostHeader[]) =>
    `${basePath}${path.slice(1)}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`;
  if (!editor) return renderRule("/*", hostHeaders);
  const shared = hostHeaders.filter(([name]) => !editorHeaders.has(name));
  const own = hostHeaders.filter(([name]) => editorHeaders.has(name));
  // The editor opens the window of a service that signs in, and has to hear from it.
  const editors = own.map(([name]): HostHeader => [name, editorHeaders.get(name)?.(buildEditorPolicy(editor)) ?? ""]);
  const readers = readerPaths.map((path) => renderRule(path, own));
  return [renderRule("/*", shared), renderRule(`${editorUrl}*`, editors), ...readers].join("");
}

/** What the editor's page does not have like all others. */
const editorHeaders: ReadonlyMap<string, (policy: string) => string> = new Map([
  ["Content-Security-Policy", (policy: string) => `${policy}; ${frameRule}`],
  ["Cross-Origin-Opener-Policy", () => "same-origin-allow-popups"],
]);

/** All that the site itself names; pages whose address an author or owner chose have their policy in themselves, as each page has. */
const readerPaths = [
  homeUrl,
  ...[tagIndexUrl, authorsUrl, discussionsUrl, searchUrl, assetsUrl].map((folder) => `${folder}*`),
  notFoundUrl,
];
