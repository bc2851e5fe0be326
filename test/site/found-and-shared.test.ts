import { SaxesParser } from "saxes";
import { beforeAll, describe, expect, test } from "vitest";
import { planSitemap } from "../../scripts/pages/sitemap.ts";
import { buildDiscussion } from "../forum/sample.ts";
import { describeSite, gather } from "../pages/sample.ts";
import { findSite, makeFolder } from "../support/disk.ts";
import { findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { readSchemas } from "../support/site/schema.ts";
import { type BuiltSite, buildSound, writeDiscussion, writeReply } from "../support/site/site.ts";

const base = "https://example.org/forum/";
let site: BuiltSite;
beforeAll(async () => {
  site = await buildSound(findSite("persian"), { base });
});

const htmlFiles = () => site.files.filter((file) => file.endsWith(".html"));
const isIndexed = (file: string) => findAll(site.page(`/${file}`), "meta", { name: "robots", content: "noindex" }).length === 0;

/** The texts of all elements with this name, by a strict XML parser. */
function readXml(xml: string, name: string): readonly string[] {
  const parser = new SaxesParser();
  const texts: string[] = [];
  let open: string | undefined;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    open = tag.name === name ? "" : undefined;
  });
  parser.on("text", (text) => {
    if (open !== undefined) open += text;
  });
  parser.on("closetag", (tag) => {
    if (tag.name === name) texts.push(open ?? "");
    open = undefined;
  });
  parser.write(xml).close();
  return texts;
}

describe("the data block", () => {
  test("is complete and of the right kind on every page of discussions", () => {
    const kinds = htmlFiles().flatMap((file) => readSchemas(site.page(`/${file}`)).map((block) => [file, block["@type"]] as const));
    const kindOf = new Map(kinds);
    expect(kinds).toHaveLength(kindOf.size);
    for (const file of htmlFiles()) {
      const expected = /^(?:index\.html|tags\/.+\/index\.html|authors\/)/.test(file)
        ? "CollectionPage"
        : file.startsWith("discussions/page-count/")
          ? "QAPage"
          : file.startsWith("discussions/")
            ? "DiscussionForumPosting"
            : undefined;
      expect([file, kindOf.get(file)]).toEqual([file, expected]);
    }
  });

  test("of a listing names its entries in order, with positions that continue on the next page", () => {
    const list = (url: string) => {
      const [block] = readSchemas(site.page(url));
      if (block?.["@type"] !== "CollectionPage") throw new Error(`${url} is no listing`);
      return block.mainEntity;
    };
    const titles = (url: string) => findAll(site.page(url), "a", { class: "title" }).map(readText);
    for (const [url, first] of [
      ["/tags/pagination/", 1],
      ["/tags/pagination/2/", 3],
    ] as const) {
      expect(list(url).itemListElement.map(({ position, item }) => [position, item.headline])).toEqual(
        titles(url).map((title, index) => [first + index, title]),
      );
      expect(list(url).numberOfItems).toBe(4);
    }
    const [newest] = list("/").itemListElement;
    expect(newest?.item).toMatchObject({ commentCount: 0, url: expect.stringContaining(`${base}discussions/`) });
  });

  test("of a solved discussion is a question with its answers and the accepted one", () => {
    const [block] = readSchemas(site.page("/discussions/page-count/"));
    if (block?.["@type"] !== "QAPage") throw new Error("no question");
    const { mainEntity: question } = block;
    const replies = findAll(site.page("/discussions/page-count/"), "article", { class: /^reply/ });
    expect(question.answerCount).toBe(replies.length);
    const accepted = findOne(site.page("/discussions/page-count/"), "article", { class: /accepted/ });
    expect(question.acceptedAnswer.url).toBe(`${base}discussions/page-count/#${readAttribute(accepted, "id")}`);
    expect(question.suggestedAnswer.map(({ url }) => url)).not.toContain(question.acceptedAnswer.url);
    expect(question.suggestedAnswer).toHaveLength(replies.length - 1);
    expect(question.image).toEqual([`${base}discussions/page-count/chart.png`]);
  });

  test("of any other discussion has all its replies, with text, name and time", async () => {
    const built = await buildSound(
      makeFolder({
        "discussions/a.md": writeDiscussion({ author: "نگار" }, "متن با `code < 1`.\n\n- یک\n- دو"),
        "discussions/a/1.md": writeReply({ author: "آرش", updated: "2026-03-01", updatedBy: "سارا" }, "# پاسخ\n\n</script>"),
      }),
    );
    const [block] = readSchemas(built.page("/discussions/a/"));
    expect(block).toMatchObject({
      text: "متن با code < 1. یک دو",
      author: { name: "نگار", url: "https://forum.example/authors/نگار/" },
      commentCount: 1,
      comment: [{ text: "پاسخ </script>", author: { name: "آرش" }, dateModified: "2026-03-01", datePublished: "2026-02-05T04:30:00Z" }],
    });
  });
});

describe("a shared link", () => {
  const property = (file: string, name: string) =>
    findAll(site.page(`/${file}`), "meta", { property: name }).map((meta) => readAttribute(meta, "content"));

  test("shows the title, the description and the address of its page", () => {
    for (const file of htmlFiles().filter(isIndexed)) {
      const page = site.page(`/${file}`);
      const [title = ""] = property(file, "og:title");
      expect(readText(findOne(page, "title"))).toMatch(new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}( – |$)`));
      expect(property(file, "og:description")).toEqual([readAttribute(findOne(page, "meta", { name: "description" }), "content")]);
      expect(property(file, "og:url")).toEqual([readAttribute(findOne(page, "link", { rel: "canonical" }), "href")]);
      expect(property(file, "og:site_name")).toEqual(["انجمن نمونه"]);
      expect(property(file, "og:locale")).toEqual([findAll(page, "h1", { lang: "en" }).length > 0 ? "en_US" : "fa_IR"]);
    }
  });

  test("is an article with its times for a discussion, and a website otherwise", () => {
    const file = "discussions/page-count/index.html";
    expect(property(file, "og:type")).toEqual(["article"]);
    expect(property(file, "article:published_time")[0]).toMatch(/^2026-/);
    expect(property(file, "article:modified_time")[0]).toMatch(/^2026-/);
    expect(property("tags/pagination/index.html", "og:type")).toEqual(["website"]);
  });

  test("has the page number of a listing, so that no two are the same", () => {
    const descriptions = htmlFiles()
      .filter((file) => isIndexed(file) && /^(?:tags|authors)\/.+/.test(file))
      .map((file) => readAttribute(findOne(site.page(`/${file}`), "meta", { name: "description" }), "content"));
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.join()).toContain("(صفحهٔ ۲ از ۲)");
  });
});

describe("the sitemap", () => {
  const addresses = () => readXml(site.read("sitemap.xml"), "loc");

  test("lists every indexed page and no other", () => {
    const canonical = htmlFiles()
      .filter(isIndexed)
      .map((file) => readAttribute(findOne(site.page(`/${file}`), "link", { rel: "canonical" }), "href"));
    expect([...addresses()].sort()).toEqual(canonical.sort());
    expect(new Set(addresses()).size).toBe(addresses().length);
  });

  test("has the last change: of a listing, its newest entry; of a discussion, also an updated reply", async () => {
    const { read } = await buildSound(
      makeFolder({
        "discussions/a.md": writeDiscussion({ created: "2026-01-05T08:00:00Z" }),
        "discussions/a/1.md": writeReply({ created: "2026-02-05T08:00:00Z", updated: "2026-04-01", updatedBy: "سارا" }),
        "pages/about.md": "---\ntitle: درباره\n---\nمتن.\n",
      }),
    );
    const rows = read("sitemap.xml").match(/<url>.*<\/url>/g) ?? [];
    const changed = new Map(
      rows.map((row) => [decodeURI(readXml(row, "loc")[0] ?? "").replace("https://forum.example", ""), readXml(row, "lastmod")[0]]),
    );
    expect(changed.get("/tags/php/")).toBe("2026-02-05T08:00:00Z");
    expect(changed.get("/authors/سارا/")).toBe("2026-02-05T08:00:00Z");
    expect(changed.get("/discussions/a/")).toBe("2026-04-01");
    expect(changed.get("/about/")).toBeUndefined();
  });

  test("is an index of several files above its limit", () => {
    const discussions = Array.from({ length: 4 }, (_, index) => buildDiscussion({ slug: `d${index}`, author: "Sara" }));
    // Home, tags, one tag, one author, four discussions.
    const forum = gather(discussions);
    expect(planSitemap(forum, describeSite(forum), 8).map(({ url, kind }) => `${kind} ${url}`)).toEqual(["set /sitemap.xml"]);
    const [index, ...sets] = planSitemap(forum, describeSite(forum), 3);
    expect(index).toMatchObject({ url: "/sitemap.xml", kind: "index" });
    expect(index?.listed.map(({ url }) => url)).toEqual(["/sitemap-1.xml", "/sitemap-2.xml", "/sitemap-3.xml"]);
    expect(sets.map(({ url, listed }) => [url, listed.length])).toEqual([
      ["/sitemap-1.xml", 3],
      ["/sitemap-2.xml", 3],
      ["/sitemap-3.xml", 2],
    ]);
  });

  test("is named in robots.txt, which forbids nothing", () => {
    expect(site.read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${base}sitemap.xml\n`);
  });
});

test("machines see nothing of drafts or scheduled posts", () => {
  for (const file of site.files.filter((name) => /\.(xml|json|txt|html)$/.test(name)))
    expect([file, /half-written|from-tomorrow/.test(site.read(file))]).toEqual([file, false]);
});
