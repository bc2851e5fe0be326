import { readFile } from "node:fs/promises";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import sirv from "sirv";
import { attachmentHeader } from "../pages/policy.ts";
import { assetsFolder } from "../pages/urls.ts";
import { compress, isCompressible } from "./compress.ts";
import { readHostHeaders } from "./host-headers.ts";
import { renderPlainPage } from "./plain-page.ts";
import type { WaitForPage } from "./rebuild.ts";
import { findServedFile } from "./served-file.ts";
import { buildFolderAddress, parseTarget, readPageUrl } from "./target.ts";

export interface SiteOptions {
  readonly folder: string;
  /** Called at each request. Percent-encoded, starts and ends in `/`. */
  readonly basePath: () => string;
  /**
   * Called at each request, before any file is read. Returns a function that changes the HTML that
   * is sent; files stay unchanged.
   */
  readonly changePage?: () => (page: string) => string;
  /** Resolves when the file of a site-relative address may be read. */
  readonly waitForPage?: WaitForPage;
  /**
   * Compresses, and allows browsers the caching that public hosts allow. Otherwise nothing is
   * cached.
   */
  readonly isPublic?: boolean;
}

/**
 * As the files in `scripts/hosting/` say it: the name of a file in `assets/` changes with its
 * contents, all else is asked for again.
 */
const caching = { hashed: "public, max-age=31536000, immutable", other: "no-cache" } as const;

/**
 * Answers as a static host does: 200 for files, 301 from `/x` to `/x/`, the site's own 404 page for
 * the rest, with the headers of the site's `_headers`. It is stricter than many hosts, to show
 * broken links early: it guesses no `.html`, and serves nothing outside the base path.
 */
export function createSiteHandler({
  folder,
  basePath,
  changePage = () => (page) => page,
  waitForPage = async () => undefined,
  isPublic = false,
}: SiteOptions): RequestListener {
  // `dev` reads the disk at each request; without `extensions` only the file itself is tried.
  const sendFile = sirv(folder, {
    dev: true,
    extensions: [],
    setHeaders: (response, path) => response.setHeader("Content-Type", findType(path)),
  });

  return async (request, response) => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Cache-Control", isPublic ? caching.other : "no-store");
    try {
      for (const [name, value] of await readHostHeaders(folder, readPath(request.url ?? "", basePath()))) response.setHeader(name, value);
      await answer(request, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else send(request, response, 500, renderPlainPage("Error", error instanceof Error ? error.message : String(error)));
    }
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return send(request, response, 405, renderPlainPage("Not allowed", "Only GET and HEAD are answered here."));
    }
    const base = basePath();
    const change = changePage();
    const target = parseTarget(request.url ?? "", base);
    if (target.kind === "malformed") return send(request, response, 400, renderPlainPage("Bad request", "This address cannot be read."));
    if (target.kind === "base without slash") return redirect(response, base + target.query);
    if (target.kind === "outside")
      return send(request, response, 404, change(renderPlainPage("Not found", `The site is under ${base} here.`)));
    if (target.kind === "hidden") return sendMissing(request, response, change);
    await waitForPage(readPageUrl(target));
    const found = await findServedFile(folder, target);
    if (found.kind === "missing") return sendMissing(request, response, change);
    if (found.kind === "folder") return redirect(response, buildFolderAddress(base, target.segments, target.query));
    if (isPublic && `${found.segments[0]}/` === assetsFolder) response.setHeader("Cache-Control", caching.hashed);
    if (found.path.endsWith(".html")) return send(request, response, 200, change(await readFile(found.path, "utf8")));
    const type = findType(found.path);
    if (isPublic && isCompressible(type)) return send(request, response, 200, await readFile(found.path), type);
    // sirv decodes with decodeURI, which leaves `%2B` and similar. So the path is encoded with
    // encodeURI, its inverse.
    request.url = encodeURI(`/${found.segments.join("/")}`);
    sendFile(request, response, () => void sendMissing(request, response, change));
  }

  async function sendMissing(request: IncomingMessage, response: ServerResponse, change: (page: string) => string): Promise<void> {
    response.removeHeader(attachmentHeader[0]);
    await waitForPage("/404.html");
    const page = await readFile(join(folder, "404.html"), "utf8").catch(() => renderPlainPage("Not found", "There is no such page."));
    send(request, response, 404, change(page));
  }

  function send(request: IncomingMessage, response: ServerResponse, status: number, body: string | Buffer, type = pageType): void {
    const compressed = isPublic ? compress(body, request.headers["accept-encoding"]) : undefined;
    if (compressed) response.setHeader("Content-Encoding", "gzip").setHeader("Vary", "Accept-Encoding");
    response.writeHead(status, { "Content-Type": type }).end(compressed ?? body);
  }
}

/**
 * The path of an address. Addresses outside of the site count as its root, so that their error page
 * gets headers too.
 */
function readPath(url: string, base: string): string {
  const [path = ""] = url.split("?");
  return path.startsWith(base) ? path : base;
}

const pageType = "text/html; charset=utf-8";

function redirect(response: ServerResponse, address: string): void {
  response.writeHead(301, { Location: address }).end();
}

function findType(path: string): string {
  return getMimeType(path) ?? "application/octet-stream";
}
