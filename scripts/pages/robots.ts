import type { Forum } from "../forum/model.ts";
import type { Page } from "./page.ts";
import { buildStaticUrl, robotsUrl } from "./urls.ts";

/** The only file of the site that a static file replaces: no page and no server needs it. */
export function planRobots({ statics = [] }: Pick<Forum, "statics">): readonly Page[] {
  const isReplaced = statics.some(({ path }) => buildStaticUrl(path) === robotsUrl);
  return isReplaced ? [] : [{ url: robotsUrl, source: { kind: "robots" } }];
}
