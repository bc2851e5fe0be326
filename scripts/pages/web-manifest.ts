import type { Page } from "./page.ts";
import { webManifestUrl } from "./urls.ts";

export function planWebManifest(): readonly Page[] {
  return [{ url: webManifestUrl, source: { kind: "manifest" } }];
}
