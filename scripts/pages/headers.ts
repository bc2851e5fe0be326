import type { Page } from "./page.ts";
import { headersUrl } from "./urls.ts";

export function planHeaders(): readonly Page[] {
  return [{ url: headersUrl, source: { kind: "headers" } }];
}
