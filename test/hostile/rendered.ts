import { pages } from "../../.eleventy.ts";
import type { Content } from "../../scripts/content/model.ts";
import { findEngine } from "../../scripts/editor/package.ts";
import { gatherForum } from "../../scripts/forum/gather.ts";
import { findOutputFile } from "../../scripts/pages/page.ts";
import { noPictures, type SitePictures } from "../../scripts/pages/pictures.ts";
import { createSiteContext } from "../../scripts/pages/site.ts";
import { forumUrls } from "../../scripts/pages/urls.ts";
import { loadAssetsOnce, now } from "../support/site/site.ts";
import type { SiteTexts } from "./sinks.ts";

const pictures: SitePictures = {
  icons: { vector: "/icon.svg", touch: "/touch.png", manifest: [] },
  cards: { ...noPictures.cards, site: { url: "/card.png", width: 1, height: 1, alt: "" } },
};

/** Every page of a site by its file, rendered as in a build. Writes nothing. */
export async function renderSite(content: Content): Promise<SiteTexts> {
  const { forum } = gatherForum(content, now, forumUrls);
  const engine = forum.site.editor && findEngine();
  const { assets } = await loadAssetsOnce(forum.site, true, engine);
  const site = createSiteContext(forum, assets, pictures);
  return new Map(pages.flatMap(({ plan }) => plan(forum, site)).map((page) => [findOutputFile(page.url), page.render(page, site)]));
}
