import type { Discussion } from "../../scripts/content/model.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { own } from "../own.ts";
import { applyOverride } from "./overrides.ts";
import type { Part } from "./own-parts.ts";

/**
 * What the owner adds before and after the posts, on each page of a discussion. By default nothing.
 *
 * @param discussion with the replies of the page.
 */
export function renderAroundPosts(discussion: Discussion, site: SiteContext): { readonly before: Part; readonly after: Part } {
  return {
    before: applyOverride<Part>("beforePosts", "", () => own.beforePosts?.("", discussion, site)),
    after: applyOverride<Part>("afterPosts", "", () => own.afterPosts?.("", discussion, site)),
  };
}
