import { describe, expect, test } from "vitest";
import type { TagEntry } from "../../scripts/content/model.ts";
import { gatherForum } from "../../scripts/forum/gather.ts";
import { planMovedFeeds, planMovedListings } from "../../scripts/pages/moved-listing.ts";
import { forumUrls } from "../../scripts/pages/urls.ts";
import { buildContent, buildDiscussion, buildTagEntry, instant } from "./sample.ts";

function gather(lists: readonly (readonly string[])[], registry: readonly TagEntry[], redirects: readonly string[] = []) {
  const redirectFrom = redirects.map((url) => ({ url, line: 1, column: 1 }));
  const discussions = lists.map((tags, index) =>
    buildDiscussion({ slug: `d${index}`, tags, redirectFrom: index === 0 ? redirectFrom : [] }),
  );
  return gatherForum(buildContent(discussions, registry), instant("2026-06-01T12:00:00Z"), forumUrls).forum;
}

const registry = [buildTagEntry({ label: "javascript", aliases: ["js", "جاوا اسکریپت"] })];
const addresses = (...[lists, tags, redirects]: Parameters<typeof gather>) =>
  gather(lists, tags, redirects).movedListings.map(({ url, count, listing }) => [url, listing.url, count]);

describe("the address of an alias", () => {
  test("leads to its tag, and counts the discussions that write it", () => {
    expect(addresses([["javascript"], ["JS"], ["js"]], registry)).toEqual([
      ["/tags/js/", "/tags/javascript/", 2],
      ["/tags/جاوا-اسکریپت/", "/tags/javascript/", 0],
    ]);
  });

  test("has no page if the tag has none", () => {
    expect(addresses([["php"]], registry)).toEqual([]);
  });

  test.each([
    ["the slug of its tag", [["javascript"]], [buildTagEntry({ label: "javascript", slug: "js", aliases: ["js"] })], []],
    [
      "the slug of another tag",
      [["javascript"], ["Json"]],
      [...registry.slice(1), buildTagEntry({ label: "javascript", aliases: ["x"] }), buildTagEntry({ label: "Json", slug: "x" })],
      [],
    ],
    ["an old address of a discussion", [["javascript"]], [buildTagEntry({ label: "javascript", aliases: ["js"] })], ["/tags/js/"]],
  ])("gives way to %s", (_, lists, tags, redirects) => {
    expect(addresses(lists, tags, redirects)).toEqual([]);
  });

  test("has a page for each page that it had as a tag, and feeds if it had any", () => {
    const forum = gather([["js"], ["js"], ["javascript"]], registry);
    const small = { ...forum, site: { ...forum.site, pageSize: 1 } };
    expect(planMovedListings(small).map(({ url, target }) => [url, target])).toEqual([
      ["/tags/js/", "/tags/javascript/"],
      ["/tags/js/2/", "/tags/javascript/2/"],
      ["/tags/جاوا-اسکریپت/", "/tags/javascript/"],
    ]);
    expect(planMovedFeeds(small).map(({ url }) => url)).toEqual(["/tags/js/feed.xml", "/tags/js/feed.json"]);
  });
});
