import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { listen } from "../../../scripts/serve/listen.ts";

/** A file that a reader's browser asked for. */
export interface Download {
  /** Below the site's own path, decoded; with the query. */
  readonly path: string;
  /** Bytes of it as gzip. */
  readonly compressed: number;
}

export interface StaticHost {
  /** Where the site starts; ends in `/`. */
  readonly url: string;
  /** Every request in order; a test may empty it. What the browser takes from its cache is not here. */
  readonly downloads: Download[];
  readonly close: () => Promise<void>;
}

const basePath = "/forum/";

/** The address that a site must be built for, to be at home on such a host. */
export const hostBase = `https://forum.example${basePath}`;

/** Serves a folder under `/forum/` as a public host does: a browser may keep every file for ten minutes, and a page that was left. */
export async function openStaticHost(folder: string): Promise<StaticHost> {
  const downloads: Download[] = [];
  const handler: RequestListener = async ({ url = "" }, response) => {
    const { pathname, search } = new URL(url, "http://host");
    // Asked for by the browser itself, above the site.
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
  const { origin, close } = await listen(handler, 0);
  return { url: origin + basePath, downloads, close };
}
