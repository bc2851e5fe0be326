import { type IncomingHttpHeaders, request as startRequest } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends the path unchanged. `fetch` would normalise it. */
export function request(origin: string, path: string, method = "GET", headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = startRequest({ hostname, port, path, method, headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }), reject);
    });
    sent.once("error", reject);
    sent.end();
  });
}

/**
 * Sends a request line of any bytes, one for each character of `path`. Returns the whole answer.
 */
export async function sendRaw(origin: string, path: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`, "latin1");
  return text(socket);
}
