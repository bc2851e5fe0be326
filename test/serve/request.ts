import { type IncomingHttpHeaders, request as startRequest } from "node:http";
import { text } from "node:stream/consumers";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends the path as it is written; `fetch` would tidy it first. */
export function request(origin: string, path: string, method = "GET"): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = startRequest({ hostname, port, path, method }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }), reject);
    });
    sent.once("error", reject);
    sent.end();
  });
}
