import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { type Listening, listen } from "../../scripts/serve/listen.ts";

/**
 * Serves a built site at the root of a port as a good host does: text as Brotli, compressed once,
 * and files with a hash in their name cached for a year.
 */
export async function openCompressingHost(folder: string): Promise<Listening> {
  const compressed = new Map<string, Buffer>();
  const handler: RequestListener = async ({ url = "" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://host").pathname);
    const name = path.endsWith("/") ? `${path}index.html` : path;
    const contents = await readFile(join(folder, name)).catch(() => undefined);
    if (!contents) return response.writeHead(404).end();
    const type = getMimeType(name) ?? "application/octet-stream";
    const isText = /^text|json|javascript|xml|svg/.test(type);
    const cache = path.startsWith("/assets/") ? "max-age=31536000, immutable" : "max-age=600";
    response.writeHead(200, { "Content-Type": type, "Cache-Control": cache, ...(isText && { "Content-Encoding": "br" }) });
    const sent = isText ? (compressed.get(name) ?? brotliCompressSync(contents)) : contents;
    compressed.set(name, sent);
    response.end(sent);
    return;
  };
  return listen(handler, { port: 0 });
}
