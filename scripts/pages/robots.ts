import type { Page } from "./page.ts";
import { robotsUrl } from "./urls.ts";

export function planRobots(): readonly Page[] {
  return [{ url: robotsUrl, source: { kind: "robots" } }];
}
