import { beforeAll, describe, expect, test } from "vitest";
import { findSite, makeFolder } from "../support/disk.ts";
import { tellProblem } from "../support/english.ts";
import { type Element, findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { type BuiltSite, buildSound, writeDiscussion } from "../support/site/site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSound(findSite("persian"), { base: "https://example.org/forum/" });
});

const main = (url: string) => findOne(site.page(url), "main");
const texts = (elements: readonly Element[]) => elements.map(readText);
const hrefs = (elements: readonly Element[]) => elements.map((element) => readAttribute(element, "href"));

describe("the home page", () => {
  test("shows the tags with their counts, then the latest page of discussions", () => {
    expect(readText(findOne(main("/"), "h1"))).toBe("انجمن نمونه");
    expect(texts(findAll(findOne(main("/"), "nav", { "aria-label": "برچسب‌ها" }), "a"))).toEqual([
      "pagination ۴",
      "laravel ۳",
      "Vue ۲",
      "کارایی ۲",
      "postgresql ۱",
    ]);
    const section = findOne(main("/"), "section");
    expect(texts(findAll(section, "h2"))[0]).toBe("تازه‌ترین گفتگوها");
    expect(texts(findAll(section, "article").map((article) => findOne(article, "h2")))).toEqual([
      "شمارهٔ صفحه با رقم فارسی",
      "صفحه‌بندی با groupBy تعداد کل را اشتباه می‌دهد",
    ]);
  });

  test("shows the banner and is marked as current", () => {
    expect(findAll(main("/"), "aside")).toHaveLength(1);
    expect(hrefs(findAll(site.page("/"), "a", { "aria-current": "page" }))).toEqual(["/forum/"]);
  });
});

describe("the list of tags", () => {
  test("lists every tag with its count, the most used first", () => {
    expect(texts(findAll(main("/tags/"), "a"))).toEqual(["pagination ۴", "laravel ۳", "Vue ۲", "کارایی ۲", "postgresql ۱"]);
    expect(hrefs(findAll(main("/tags/"), "a"))[3]).toBe("/forum/tags/performance/");
    expect(readText(main("/tags/"))).toContain("۵ برچسب");
  });
});

describe("a content page", () => {
  test("is at its slug, with its title and description", () => {
    expect(readText(findOne(main("/about/"), "h1"))).toBe("دربارهٔ ما");
    expect(readAttribute(findOne(site.page("/about/"), "meta", { name: "description" }), "content")).toBe("این انجمن چیست");
    expect(readText(main("/about/"))).toContain("این‌جا جای پرسش است.");
    expect(hrefs(findAll(main("/about/"), "a"))).toEqual(["/forum/tags/"]);
  });

  test("is linked from every page, under its title", () => {
    const footer = findOne(site.page("/discussions/only-vue/"), "footer");
    expect(texts(findAll(footer, "a"))).toEqual(["دربارهٔ ما", "Rules & manners"]);
    expect(hrefs(findAll(footer, "a"))).toEqual(["/forum/about/", "/forum/rules/"]);
  });
});

describe("an old address", () => {
  test.each(["/d/42/", "/old-count.html"])("%s redirects at once and is not indexed", (url) => {
    const page = site.page(url);
    expect(readAttribute(findOne(page, "meta", { "http-equiv": "refresh" }), "content")).toBe("0; url=/forum/discussions/page-count/");
    expect(readAttribute(findOne(page, "meta", { name: "robots" }), "content")).toBe("noindex");
    expect(hrefs(findAll(page, "link", { rel: "canonical" }))).toEqual(["https://example.org/forum/discussions/page-count/"]);
    expect(texts(findAll(main(url), "a"))).toEqual(["صفحه‌بندی با groupBy تعداد کل را اشتباه می‌دهد"]);
    expect(hrefs(findAll(main(url), "a"))).toEqual(["/forum/discussions/page-count/"]);
  });
});

describe("the page for unknown addresses", () => {
  test("explains itself, links to other pages and is not indexed", () => {
    expect(readText(findOne(main("/404.html"), "h1"))).toBe("صفحه پیدا نشد");
    expect(hrefs(findAll(main("/404.html"), "a"))).toEqual(["/forum/", "/forum/tags/"]);
    expect(readAttribute(findOne(site.page("/404.html"), "meta", { name: "robots" }), "content")).toBe("noindex");
    expect(findAll(site.page("/404.html"), "link", { rel: "canonical" })).toEqual([]);
  });
});

describe("a site with only scheduled discussions", () => {
  let empty: BuiltSite;
  beforeAll(async () => {
    empty = await buildSound(
      makeFolder({
        "discussions/future.md": writeDiscussion({ created: "2099-01-01T00:00:00Z", tags: "[تاریخ]", redirectFrom: "[/old/]" }),
        "discussions/draft.md": writeDiscussion({ status: "draft", tags: "[تنها‌پیش‌نویس]", redirectFrom: "[/older/]" }),
      }),
    );
  });

  test("has an empty home page and an empty list of tags", () => {
    expect(readText(findOne(empty.page("/"), "main"))).toContain("هنوز گفتگویی نیست");
    expect(readText(findOne(empty.page("/tags/"), "main"))).toContain("هنوز برچسبی نیست");
    expect(findAll(empty.page("/"), "nav").filter((nav) => readText(nav) === "")).toEqual([]);
    expect(findAll(empty.page("/"), "ol")).toEqual([]);
    expect(empty.files.filter((file) => file.endsWith(".html"))).toEqual(["404.html", "index.html", "tags/index.html"]);
  });

  test("lists the scheduled discussions in its report", () => {
    expect(empty.report).toMatchObject({ files: 2, discussions: 0, drafts: 1, tags: 0, notes: 1 });
    expect(empty.notes.map(tellProblem).map(({ file, reason }) => `${file} ${reason}`)).toEqual([
      "discussions/future.md the discussion is held back until `2099-01-01 03:30`",
    ]);
  });
});
