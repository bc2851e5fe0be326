import type { IncomingMessage, ServerResponse } from "node:http";
import { developmentUrl } from "../pages/urls.ts";
import type { ReloadFiles } from "./reload-files.ts";
import type { ReloadMessage } from "./reload-message.ts";

export interface ReloadChannel {
  /**
   * Answers requests for the server's own files. Returns false for a request to the site, and
   * leaves it untouched.
   */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Paths of the addresses of open pages, as in the request line. */
  readonly listOpen: () => readonly string[];
  /** Sends a message to every open page, and to pages that open later. */
  readonly publish: (message: ReloadMessage) => void;
}

/**
 * A stream of server-sent events (WHATWG HTML, 9.2), and the script and style that pages use for
 * it.
 */
export function createReloadChannel(files: ReloadFiles, first: ReloadMessage): ReloadChannel {
  const pages = new Map<ServerResponse, string>();
  let current = first;

  function openStream(response: ServerResponse, page: string): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write(`retry: 500\n\n${formatEvent(current)}`);
    pages.set(response, page);
    response.once("close", () => pages.delete(response));
  }

  return {
    answer({ url = "" }, response) {
      if (!url.startsWith(developmentUrl)) return false;
      const [name, query = ""] = url.slice(developmentUrl.length).split("?");
      if (name === "events") openStream(response, query);
      else if (name === "reload.js") send(response, "text/javascript", files.script);
      else if (name === "reload.css") send(response, "text/css", files.style);
      else response.writeHead(404).end();
      return true;
    },
    listOpen: () => [...new Set(pages.values())],
    publish(message) {
      current = message;
      for (const page of pages.keys()) page.write(formatEvent(message));
    },
  };
}

/** JSON contains no line breaks, so one `data` line is enough. */
function formatEvent(message: ReloadMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
  response.end(text);
}
