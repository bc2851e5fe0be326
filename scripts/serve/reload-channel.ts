import type { IncomingMessage, ServerResponse } from "node:http";
import { developmentUrl } from "../pages/urls.ts";
import type { ReloadFiles } from "./reload-files.ts";
import type { ReloadMessage } from "./reload-message.ts";

export interface ReloadChannel {
  /** Answers a request for one of the server's own files; false, and untouched, when it is for the site. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Tells every open page, and those that open later. */
  readonly publish: (message: ReloadMessage) => void;
}

/** A stream of server-sent events (WHATWG HTML, 9.2) with the two files that listen to it. */
export function createReloadChannel(files: ReloadFiles, first: ReloadMessage): ReloadChannel {
  const pages = new Set<ServerResponse>();
  let current = first;

  function openStream(response: ServerResponse): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write(`retry: 500\n\n${formatEvent(current)}`);
    pages.add(response);
    response.once("close", () => pages.delete(response));
  }

  return {
    answer({ url = "" }, response) {
      if (!url.startsWith(developmentUrl)) return false;
      const name = url.slice(developmentUrl.length);
      if (name === "events") openStream(response);
      else if (name === "reload.js") send(response, "text/javascript", files.script);
      else if (name === "reload.css") send(response, "text/css", files.style);
      else response.writeHead(404).end();
      return true;
    },
    publish(message) {
      current = message;
      for (const page of pages) page.write(formatEvent(message));
    },
  };
}

/** JSON has no line break of its own, so that one `data` line holds it. */
function formatEvent(message: ReloadMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
  response.end(text);
}
