import type { Duplex } from "node:stream";

/**
 * Answers a request that Node cannot parse. If its address has letters beyond ASCII, as people type
 * them to curl, it is redirected to the encoded address. Other servers treat both addresses as the
 * same.
 *
 * @param packet the bytes of the request so far.
 */
export function answerUnreadable(socket: Duplex, packet: Buffer | undefined): void {
  const [, path] = packet?.toString("utf8").match(/^(?:GET|HEAD) (\/(?!\/)[^\s\\]*) HTTP\/1\.[01]\r?\n/) ?? [];
  const isRaw = path !== undefined && /[^\p{ASCII}\ufffd]/u.test(path);
  const head = isRaw ? `HTTP/1.1 301 Moved Permanently\r\nLocation: ${encodeBeyondAscii(path)}` : "HTTP/1.1 400 Bad Request";
  socket.end(`${head}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}

/** @example encodeBeyondAscii("/tags/ک%2B/") // => "/tags/%DA%A9%2B/" */
function encodeBeyondAscii(path: string): string {
  return path.replace(/\P{ASCII}+/gu, encodeURIComponent);
}
