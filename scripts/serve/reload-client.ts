import { developmentUrl } from "../pages/urls.ts";
import type { ReloadMessage } from "./reload-message.ts";
import { showFailure } from "./reload-panel.ts";

const version = document.currentScript?.dataset.version;
let source: EventSource | undefined;

function connect(): void {
  if (source !== undefined || document.hidden) return;
  source = new EventSource(`${developmentUrl}events?${location.pathname}`);
  source.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as ReloadMessage;
    if (message.version !== version) location.reload();
    else showFailure(message.failure);
  });
}

// A browser opens six connections to a host, and a hidden tab would occupy one of them.
function disconnect(): void {
  source?.close();
  source = undefined;
}

document.addEventListener("visibilitychange", () => (document.hidden ? disconnect() : connect()));
addEventListener("pagehide", disconnect);
addEventListener("pageshow", connect);
connect();
