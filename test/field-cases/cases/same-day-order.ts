import { makeFolder } from "../../support/disk.ts";
import { findAll, readAttribute, readText } from "../../support/site/html.ts";
import { type BuiltSite, buildSound, writeDiscussion, writeReply } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const replies = ["1-سارا", "2", "۳-مینا", "٤", "09", "10", "۱۱", "100"];
const slugs = ["بخش-۹", "بخش-10", "بخش-۱۱", "part-2", "part-12"];
const keys = { created: "2012-05-01" };

export const fieldCase: FieldCase = {
  behaviour: "orders items of the same time by the numbers in their names",
  observe: async () => {
    const site = await buildSound(
      makeFolder({
        ...Object.fromEntries(slugs.map((slug) => [`discussions/${slug}.md`, writeDiscussion({ ...keys, title: `"${slug}"` })])),
        "discussions/thread.md": writeDiscussion({ created: "2012-05-02" }),
        ...Object.fromEntries(replies.map((name) => [`discussions/thread/${name}.md`, writeReply({ ...keys, author: `"${name}"` })])),
        ...Object.fromEntries(["p-2", "p-10"].map((name) => [`pages/${name}.md`, `---\ntitle: ${name}\n---\nمتن\n`])),
      }),
    );
    const [, ...listed] = readEntries(site, "/tags/php/");
    return {
      replies: findAll(site.page("/discussions/thread/"), "article", { class: "reply" }).map(
        (reply) => readAttribute(reply, "id")?.replace("reply:", "") ?? "",
      ),
      listing: listed,
      feed: [...site.read("feed.xml").matchAll(/<title[^>]*>(.*?)<\/title>/g)].slice(2).map(([, title = ""]) => title),
      sitemap: [...site.read("sitemap.xml").matchAll(/discussions\/(part-\d+)/g)].map(([, slug = ""]) => slug),
      footer: findAll(site.page("/"), "a", { href: /^\/p-/ }).map(readText),
    };
  },
  right: {
    replies,
    listing: ["part-2", "part-12", "بخش-۹", "بخش-10", "بخش-۱۱"],
    feed: ["part-2", "part-12", "بخش-۹", "بخش-10", "بخش-۱۱"],
    sitemap: ["part-2", "part-12"],
    footer: ["p-2", "p-10"],
  },
};

function readEntries(site: BuiltSite, url: string): readonly string[] {
  return findAll(site.page(url), "a", { href: /\/discussions\/[^/]+\/$/ }).map(readText);
}
