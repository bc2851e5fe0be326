import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { listen } from "../../../scripts/serve/listen.ts";

/** A file that a browser requested. */
export interface Download {
  /** Below the site's path, decoded, with the query. */
  readonly path: string;
  /** Its size as gzip, in bytes. */
  readonly compressed: number;
}

export interface StaticHost {
  /** The address of the site. Ends in `/`. */
  readonly url: string;
  /** Every request in order, without the browser's cache hits. A test may empty the list. */
  readonly downloads: Download[];
  readonly close: () => Promise<void>;
}

const basePath = "/forum/";

/** The address for which a site on such a host must be built. */
export const hostBase = `https://forum.example${basePath}`;

/**
 * Serves a folder under `/forum/` like a public host. Browsers may cache every file for ten minutes
 * and use their back/forward cache.
 */
export async function openStaticHost(folder: string): Promise<StaticHost> {
  const downloads: Download[] = [];
  const handler: RequestListener = async ({ url = "" }, response) => {
    const { pathname, search } = new URL(url, "http://host");
    // The browser itself requests it, above the site.
    if (pathname === "/favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    const path = decodeURIComponent(pathname.slice(basePath.length));
    const name = path.endsWith("/") || path === "" ? `${path}index.html` : path;
    const contents = pathname.startsWith(basePath) ? await readFile(join(folder, name)).catch(() => undefined) : undefined;
    downloads.push({ path: path + search, compressed: contents ? gzipSync(contents).length : 0 });
    const type = getMimeType(name) ?? "application/octet-stream";
    response.writeHead(contents ? 200 : 404, { "Content-Type": type, "Cache-Control": "max-age=600" }).end(contents ?? "");
  };
  const { origins, close } = await listen(handler, { port: 0 });
  return { url: `${origins[0]}${basePath}`, downloads, close };
}
