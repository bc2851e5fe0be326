import { join } from "node:path";
import { parseAtomFeed } from "feedsmith";
import { beforeAll, describe, expect, it } from "vitest";
import { type Files, makeFolder, readTree, writeFiles } from "../support/disk.ts";
import { type Element, findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { type BuiltSite, build, buildSound, writeDiscussion, writeReply } from "../support/site/site.ts";

const content: Files = {
  "discussions/english.md": writeDiscussion({ title: "How do I read a file?" }, "The quick brown fox reads a file with `fs`."),
  "discussions/english/1-fa.md": writeReply({}, "با این روش بخوان."),
  "discussions/english/2-fr.md": writeReply({ language: "fr" }, "Comme ça."),
  "discussions/hebrew.md": writeDiscussion({ title: '"שלום, איך?"' }, "איך קוראים קובץ?"),
  "discussions/persian.md": writeDiscussion({ title: "خواندن فایل با Node.js" }, "چطور این فایل را در Node.js بخوانم؟\n\nThis is English."),
  "discussions/address.md": writeDiscussion({ title: "نشانی مخزن" }, "version https://example.org/a/very/long/path متن معمولی"),
  "discussions/urdu.md": writeDiscussion({ title: "ایک سوال", language: "ur" }, "یہ اردو میں ایک سوال ہے۔"),
  "pages/english.md": "---\ntitle: About this site\nlanguage: en\n---\nText of the page.\n",
  "pages/mixed.md": "---\ntitle: درباره\nlanguage: en\n---\nText of the page.\n",
};

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSound(makeFolder(content));
});

/** `lang` and `dir` of an element, each `-` if it is absent. */
function readLanguage(element: Element): string {
  return ["lang", "dir"].map((name) => element.attrs.find((attribute) => attribute.name === name)?.value ?? "-").join(" ");
}

const listTitles = (url: string) =>
  Object.fromEntries(findAll(site.page(url), "a", { class: "title" }).map((title) => [readText(title).slice(0, 5), readLanguage(title)]));
const listExcerpts = (url: string) =>
  Object.fromEntries(findAll(site.page(url), "p", { class: "excerpt" }).map((part) => [readText(part).slice(0, 5), readLanguage(part)]));
const listProse = (url: string) => findAll(site.page(url), "div", { class: "prose" }).map(readLanguage);

describe("a page that shows texts in several languages", () => {
  it("keeps the language of the site for itself", () => {
    for (const url of ["/", "/discussions/english/", "/english/"])
      expect(readAttribute(findOne(site.page(url), "html"), "lang")).toBe("fa");
  });

  it.each(["/", "/tags/php/", "/authors/نگار/"])("marks titles and excerpts in the listing %s", (url) => {
    expect(listTitles(url)).toEqual({ "How d": "en ltr", "שלום,": "he rtl", خواند: "- rtl", "ایک س": "ur rtl", نشانی: "- rtl" });
    expect(listExcerpts(url)).toEqual({ "The q": "en ltr", "איך ק": "he rtl", "چطور ": "- rtl", "یہ ار": "ur rtl", versi: "- rtl" });
  });

  it("marks the title, its breadcrumb and each post of a discussion", () => {
    const page = site.page("/discussions/english/");
    expect(readLanguage(findOne(page, "h1"))).toBe("en ltr");
    expect(findAll(page, "bdi", { lang: "en" }).map(readText)).toContain("How do I read a file?");
    expect(listProse("/discussions/english/")).toEqual(["en ltr", "- -", "fr ltr"]);
    expect(listProse("/discussions/address/")).toEqual(["- -"]);
    expect(listProse("/discussions/hebrew/")).toEqual(["he -"]);
    expect(listProse("/discussions/urdu/")).toEqual(["ur -"]);
  });

  it("marks a paragraph of a post", () => {
    expect(findAll(site.page("/discussions/persian/"), "p", { lang: "en" }).map(readText)).toEqual(["This is English."]);
  });

  it("marks the owner's pages and their links in the footer", () => {
    expect(readLanguage(findOne(site.page("/english/"), "h1"))).toBe("en ltr");
    expect(readLanguage(findOne(site.page("/mixed/"), "h1"))).toBe("- rtl");
    expect(listProse("/mixed/")).toEqual(["en ltr"]);
    const links = findAll(findOne(site.page("/"), "footer"), "bdi");
    expect(links.map((link) => `${readText(link)} ${readLanguage(link)}`)).toEqual(["About this site en -", "درباره - -"]);
  });

  it("tells other sites", () => {
    const findLocale = (slug: string) => findOne(site.page(`/discussions/${slug}/`), "meta", { property: "og:locale" });
    expect(["english", "hebrew", "urdu", "persian"].map((slug) => readAttribute(findLocale(slug), "content"))).toEqual([
      "en_US",
      "he_IL",
      "ur_PK",
      "fa_IR",
    ]);
  });
});

describe("a feed", () => {
  it("says the language of each title, summary and text in Atom", () => {
    const xml = site.read("feed.xml");
    expect(parseAtomFeed(xml).entries).toHaveLength(5);
    expect(xml).toContain('<title xml:lang="en">How do I read a file?</title>');
    expect(xml).toContain('<summary xml:lang="he">');
    expect(xml).toContain('<content type="html" xml:lang="ur">&lt;div lang=&quot;ur&quot; dir=&quot;rtl&quot;&gt;');
    expect(xml).toContain("<title>خواندن فایل با Node.js</title>");
    expect(xml.match(/xml:lang/g)).toHaveLength(1 + 3 * 3);
  });

  it("says the language of each item in JSON", () => {
    const { language, items } = JSON.parse(site.read("feed.json"));
    const languages = items.map((entry: { url: string; language?: string }) => [entry.url.split("/").at(-2), entry.language]);
    expect(language).toBe("fa");
    expect(Object.fromEntries(languages)).toEqual({ english: "en", hebrew: "he", persian: undefined, urdu: "ur" });
  });
});

describe("a site in English", () => {
  it("marks Persian as unknown unless the author names it", async () => {
    const english = await buildSound(
      makeFolder({
        "site.yaml": "language: en\n",
        "discussions/a.md": writeDiscussion({ title: "پرسش" }, "متن نوشته."),
        "discussions/b.md": writeDiscussion({ title: "پرسش", language: "fa" }, "متن نوشته."),
      }),
    );
    const read = (url: string, name: string, wanted: Readonly<Record<string, string>> = {}) =>
      readLanguage(findOne(english.page(url), name, wanted));
    expect(read("/discussions/a/", "h1")).toBe(" rtl");
    expect(read("/discussions/a/", "div", { class: "prose" })).toBe(" rtl");
    expect(read("/discussions/b/", "h1")).toBe("fa rtl");
    expect(english.read("feed.json")).toContain('"language":"und"');
  });
});

describe("the next build", () => {
  it.each<[string, Files]>([
    ["the language of Latin letters", { "site.yaml": "latinLanguage: de\n" }],
    ["the language of the site", { "site.yaml": "language: ckb\n" }],
    ["the language of a post", { "discussions/english.md": writeDiscussion({ title: "How?", language: "en-GB" }) }],
  ])("changes what depends on %s", async (_, after) => {
    const folder = makeFolder(content);
    const output = join(makeFolder(), "dist");
    const options = { output, cache: "used", store: makeFolder() } as const;
    await buildSound(folder, options);
    const before = readTree(output);
    writeFiles(folder, after);
    await buildSound(folder, options);
    const clean = await buildSound(folder);
    expect(readTree(output)).toEqual(readTree(clean.output));
    expect(readTree(output)).not.toEqual(before);
  });
});

describe("a language that is no tag", () => {
  it("is a problem that suggests the tag", async () => {
    const { problems } = await build(
      makeFolder({
        "site.yaml": "latinLanguage: ur\n",
        "discussions/a.md": writeDiscussion({ language: "fa_IR" }),
        "discussions/a/1.md": writeReply({ language: "Persian" }),
        "pages/about.md": "---\ntitle: درباره\nlanguage: xx\n---\nمتن.\n",
      }),
    );
    expect(problems.map(({ file, violation }) => [file, violation])).toEqual([
      ["discussions/a.md", { rule: "notLanguage", written: "fa_IR", near: "fa-IR" }],
      ["discussions/a/1.md", { rule: "notLanguage", written: "Persian", near: "fa" }],
      ["pages/about.md", { rule: "notLanguage", written: "xx", near: undefined }],
      ["site.yaml", { rule: "notLatinLanguage", written: "ur" }],
    ]);
  });
});
