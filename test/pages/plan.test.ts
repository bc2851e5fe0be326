import { describe, expect, test } from "vitest";
import type { ContentPage, Discussion } from "../../scripts/content/model.ts";
import type { Forum } from "../../scripts/forum/model.ts";
import { planContentPages } from "../../scripts/pages/content-page.ts";
import { planDiscussions } from "../../scripts/pages/discussion.ts";
import { planHome } from "../../scripts/pages/home.ts";
import { planNotFound } from "../../scripts/pages/not-found.ts";
import { definePages, findOutputFile, type Page } from "../../scripts/pages/page.ts";
import { planRedirects } from "../../scripts/pages/redirect.ts";
import { planTags } from "../../scripts/pages/tag.ts";
import { planTagIndex } from "../../scripts/pages/tag-index.ts";
import { makeAnew } from "../../scripts/text/recall.ts";
import { buildDiscussion } from "../forum/sample.ts";
import { describeSite, gather } from "./sample.ts";

const urls = (pages: readonly Page[]) => pages.map(({ url }) => url);
const tagged = (count: number, tags: readonly string[]): readonly Discussion[] =>
  Array.from({ length: count }, (_, index) => buildDiscussion({ slug: `${tags[0]}-${index}`, tags }));
const sized = (forum: Forum, pageSize: number): Forum => ({ ...forum, site: { ...forum.site, pageSize } });

describe("the file of an address", () => {
  test.each([
    ["/", "index.html"],
    ["/tags/پایگاه‌داده/2/", "tags/پایگاه‌داده/2/index.html"],
    ["/404.html", "404.html"],
    ["/discussions/a/b.png", "discussions/a/b.png"],
  ])("%s is %s", (url, file) => {
    expect(findOutputFile(url)).toBe(file);
  });
});

describe("a tag", () => {
  const forum = sized(gather([...tagged(21, ["php"]), ...tagged(1, ["vue"])]), 20);

  test("has as many pages as its entries need, the first at its own address", () => {
    expect(urls(planTags(forum, { recall: makeAnew }))).toEqual(["/tags/php/", "/tags/php/2/", "/tags/vue/"]);
    expect(planTags(forum, { recall: makeAnew }).map(({ slice }) => slice.entries.length)).toEqual([20, 1, 1]);
  });

  test("has no empty last page", () => {
    expect(urls(planTags(sized(gather(tagged(20, ["php"])), 20), { recall: makeAnew }))).toEqual(["/tags/php/"]);
  });

  test("without an entry has no page", () => {
    expect(planTags(gather([]), { recall: makeAnew })).toEqual([]);
  });
});

describe("the home page", () => {
  test("shows the latest page of the whole site", () => {
    const [home, second] = planHome(sized(gather([...tagged(2, ["php"]), ...tagged(2, ["vue"])]), 3));
    expect(home?.url).toBe("/");
    expect(home?.slice.entries).toHaveLength(3);
    expect(second).toBeUndefined();
  });

  test("exists without discussions", () => {
    expect(planHome(gather([]))).toMatchObject([{ url: "/", slice: { entries: [], total: 1 }, tags: [] }]);
  });
});

test("the list of tags names all tags and exists without tags", () => {
  const forum = gather(tagged(1, ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]));
  expect(planTagIndex(forum, describeSite(forum))[0]?.tags).toHaveLength(10);
  expect(planTagIndex(gather([]), describeSite(gather([])))).toMatchObject([{ url: "/tags/", tags: [] }]);
});

test("a moved discussion has a page at each old address, with the file that lists it", () => {
  const discussion = buildDiscussion({
    slug: "new",
    title: "Title",
    redirectFrom: [
      { url: "/d/42/", line: 6, column: 16 },
      { url: "/old.html", line: 7, column: 5 },
    ],
  });
  expect(planDiscussions(gather([discussion]), { recall: makeAnew })).toMatchObject([
    { url: "/discussions/new/", source: "discussions/new.md" },
  ]);
  expect(planRedirects(gather([discussion]))).toEqual([
    { url: "/d/42/", source: "discussions/new.md", claim: { line: 6, column: 16 }, target: "/discussions/new/", title: "Title" },
    { url: "/old.html", source: "discussions/new.md", claim: { line: 7, column: 5 }, target: "/discussions/new/", title: "Title" },
  ]);
});

test("a content page is at its slug", () => {
  const page: ContentPage = { file: "pages/about.md", slug: "about", title: "About", body: "", footer: true };
  expect(planContentPages(gather([], { pages: [page] }))).toEqual([{ url: "/about/", source: "pages/about.md", page }]);
});

test("unknown addresses have a page that hosts recognise", () => {
  expect(urls(planNotFound(gather([])))).toEqual(["/404.html"]);
});

test("a row of the table plans pages and renders them with its layout", () => {
  const forum = gather(tagged(1, ["php"]));
  const site = describeSite(forum);
  const kind = definePages("tag", "listings", planTags, ({ tag }, { clock }) => `${tag.label} at ${clock.readSecond()}`);
  expect(kind.name).toBe("tag");
  expect(kind.plan(forum, site).map((page) => [page.url, page.source, page.render(page, site)])).toEqual([
    ["/tags/php/", { kind: "tag", label: "php" }, `php at ${site.clock.readSecond()}`],
  ]);
});
