import { parseFragment, serialize } from "parse5";
import { extractText } from "../../scripts/markdown/plain/full-text.ts";
import { makeFolder } from "../support/disk.ts";
import { findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { buildSound, writeDiscussion } from "../support/site/site.ts";

/** Every place where the text of a post appears: HTML on the page and in the feed, else text. */
export type PostViews = Readonly<Record<"page" | "feed" | "excerpt" | "card" | "search", string>>;

/**
 * Builds a site with one discussion and returns its body in every place.
 *
 * @param settings the text of `site.yaml`.
 */
export async function viewPost(body: string, settings = ""): Promise<PostViews> {
  const site = await buildSound(makeFolder({ "discussions/talk.md": writeDiscussion({}, body), "site.yaml": settings }));
  const talk = site.page("/discussions/talk/");
  const feed: { readonly items: readonly { readonly content_html: string }[] } = JSON.parse(site.read("feed.json"));
  const [content] = parseFragment(feed.items[0]?.content_html ?? "").childNodes;
  const texts = extractText([body]).map(({ text }) => text);
  return {
    page: serialize(findOne(talk, "div", { class: "prose" })).trim(),
    feed: content && "childNodes" in content ? serialize(content).trim() : "",
    excerpt: findAll(site.page("/tags/php/"), "p", { class: "excerpt" }).map(readText).join(""),
    card: readAttribute(findOne(talk, "meta", { property: "og:description" }), "content") ?? "",
    search: texts.join(""),
  };
}
