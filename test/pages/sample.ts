import type { Content, Discussion } from "../../scripts/content/model.ts";
import { gatherForum } from "../../scripts/forum/gather.ts";
import type { Forum } from "../../scripts/forum/model.ts";
import type { Assets } from "../../scripts/pages/assets.ts";
import type { SitePictures } from "../../scripts/pages/pictures.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { createSiteContext } from "../../scripts/pages/site.ts";
import { forumUrls } from "../../scripts/pages/urls.ts";
import { buildContent, instant } from "../forum/sample.ts";

export const now = instant("2026-06-01T12:00:00Z");

/** A forum of these discussions on 2026-06-01, at 12:00 UTC. */
export function gather(discussions: readonly Discussion[], more: Partial<Content> = {}): Forum {
  return gatherForum({ ...buildContent(discussions), ...more }, now, forumUrls).forum;
}

/** Placeholder pictures. */
export const pictures: SitePictures = {
  icons: { vector: "/icon.svg", touch: "/icon-180.png", manifest: [{ url: "/icon-192.png", size: 192 }] },
  cards: { version: "", site: { url: "/site.png", width: 1200, height: 630, alt: "Forum" }, byUrl: new Map() },
};

/** Assets without hashes or fonts. */
export function buildAssets(first: string, site: string, styles: string): Assets {
  const load = (url: string) => ({ url, integrity: "" });
  return {
    first: load(first),
    site: load(site),
    post: { script: load("/post.js"), styles: load("/post.css") },
    tagIndex: { script: load("/tag-index.js") },
    notFound: { script: load("/not-found.js") },
    redirect: { script: load("/redirect.js") },
    styles: load(styles),
    fonts: [],
  };
}

/** The site of a forum as pages see it: English, at the root of its host unless `base` differs. */
export function describeSite(forum: Forum, base = "https://forum.example/"): SiteContext {
  return createSiteContext(
    { ...forum, site: { ...forum.site, base: new URL(base).href } },
    buildAssets("/first.js", "/site.js", "/site.css"),
    pictures,
  );
}
