import { SaxesParser } from "saxes";
import { beforeAll, describe, expect, test } from "vitest";
import { planSitemap } from "../../scripts/pages/sitemap.ts";
import { buildDiscussion } from "../forum/sample.ts";
import { describeSite, gather } from "../pages/sample.ts";
import { findSite, makeFolder } from "../support/disk.ts";
import { findAll, findOne, listElements, readAttribute, readText } from "../support/site/html.ts";
import { readPageItems } from "../support/site/schema.ts";
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

describe("the microdata", () => {
  const read = (url: string) => readPageItems(site.page(url));

  test("is complete and of the right type on every page of discussions", () => {
    const types = htmlFiles()
      .filter(isIndexed)
      .map((file) => [file, read(`/${file}`).map(({ type }) => type)] as const);
    for (const [file, found] of types) {
      const expected = /^(?:index\.html|tags\/.+\/index\.html|authors\/)/.test(file)
        ? ["CollectionPage"]
        : file.startsWith("discussions/page-count/")
          ? ["QAPage"]
          : file.startsWith("discussions/")
            ? ["DiscussionForumPosting"]
            : [];
      expect([file, found]).toEqual([file, expected]);
    }
    expect(new Set(types.flatMap(([, found]) => found)).size).toBe(3);
  });

  test("of a listing has its entries in order, with their first words, dates and number of replies", () => {
    const [author = ""] = htmlFiles().filter((file) => file.startsWith("authors/"));
    for (const url of ["/", "/tags/pagination/", "/tags/pagination/2/", `/${author}`]) {
      const [listing] = read(url);
      if (listing?.type !== "CollectionPage") throw new Error(`${url} is no listing`);
      expect(listing.name).toBe(readText(findOne(site.page(url), "h1")));
      const entries = findAll(site.page(url), "li", { class: "entry" });
      expect(listing.mainEntity?.itemListElement.map(({ url, headline, text, author }) => [url, headline, text, author.name])).toEqual(
        entries.map((entry) => {
          const title = findOne(entry, "a", { class: "title" });
          const texts = [title, findOne(entry, "p", { class: "excerpt" }), findOne(entry, "a", { class: "author" })].map(readText);
          return [new URL(readAttribute(title, "href") ?? "", base).href, ...texts];
        }),
      );
    }
    const [listing] = read("/tags/pagination/");
    const entry = listing?.type === "CollectionPage" && listing.mainEntity?.itemListElement.find(({ url }) => url.endsWith("/page-count/"));
    expect(entry).toMatchObject({ commentCount: 2, datePublished: "2026-11-20T06:30:00Z", dateModified: "2026-11-26T20:00:00Z" });
  });

  test("of a solved discussion is a question with its answers and the accepted one", () => {
    const [found] = read("/discussions/page-count/");
    if (found?.type !== "QAPage") throw new Error("no question");
    const { mainEntity: question } = found;
    const replies = findAll(site.page("/discussions/page-count/"), "article", { class: /^reply/ });
    expect(question.answerCount).toBe(replies.length);
    const accepted = findOne(site.page("/discussions/page-count/"), "article", { class: /accepted/ });
    expect(question.acceptedAnswer?.url).toBe(`${base}discussions/page-count/#${readAttribute(accepted, "id")}`);
    expect(question.suggestedAnswer.map(({ url }) => url)).not.toContain(question.acceptedAnswer?.url);
    expect(question.suggestedAnswer).toHaveLength(replies.length - 1);
    expect(question.image).toEqual([`${base}discussions/page-count/chart.png`]);
    expect(question.isPartOf).toBe(`${base}tags/pagination/`);
  });

  test("of any other discussion has all its replies, with text, name, times and likes", async () => {
    const built = await buildSound(
      makeFolder({
        "discussions/a.md": writeDiscussion({ author: "نگار", likes: "12" }, "متن با `code < 1`.\n\n- یک\n- دو"),
        "discussions/a/1.md": writeReply({ author: "آرش", updated: "2026-03-01", updatedBy: "سارا", likes: "-3" }, "# پاسخ\n\n</script>"),
      }),
    );
    const [found] = readPageItems(built.page("/discussions/a/"));
    expect(found).toEqual({
      type: "DiscussionForumPosting",
      url: "https://forum.example/discussions/a/",
      isPartOf: "https://forum.example/tags/php/",
      headline: "پرسش",
      text: "متن با code < 1.\n\nیک\nدو\n\n",
      author: { type: "Person", name: "نگار", url: `https://forum.example/authors/${encodeURI("نگار")}/` },
      datePublished: "2026-01-05T04:30:00Z",
      interactionStatistic: { type: "InteractionCounter", interactionType: "https://schema.org/LikeAction", userInteractionCount: 12 },
      commentCount: 1,
      comment: [
        {
          type: "Comment",
          url: "https://forum.example/discussions/a/#reply:1",
          text: "پاسخ\n</script>\n",
          author: { type: "Person", name: "آرش", url: `https://forum.example/authors/${encodeURI("آرش")}/` },
          datePublished: "2026-02-05T04:30:00Z",
          dateModified: "2026-03-01",
        },
      ],
    });
  });

  test("of a solved discussion counts the votes of the question and of its answers", async () => {
    const built = await buildSound(
      makeFolder({
        "site.yaml": "authorPages: false\n",
        "discussions/a.md": writeDiscussion({ likes: "-2", answer: "1.md" }),
        "discussions/a/1.md": writeReply({ likes: "7" }),
      }),
    );
    expect(readPageItems(built.page("/discussions/a/"))).toMatchObject([
      { mainEntity: { upvoteCount: -2, acceptedAnswer: { upvoteCount: 7, author: { name: "آرش" } } } },
    ]);
  });

  test("describes nothing in the templates of entries, which only the script fills", () => {
    const templates = htmlFiles().flatMap((file) => findAll(site.page(`/${file}`), "template"));
    expect(templates.length).toBeGreaterThan(0);
    for (const template of templates)
      expect(listElements(template).filter(({ attrs }) => attrs.some(({ name }) => name.startsWith("item")))).toEqual([]);
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
