import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { bundledContent, describeDemo } from "../support/demo.ts";
import { copySite, findSite, listFiles, makeFolder, writeFiles } from "../support/disk.ts";
import { crawl } from "../support/site/crawl.ts";
import { findAll, findOne, isRedirect, listElements, readAttribute } from "../support/site/html.ts";
import { type BuiltSite, buildSound, writeDiscussion } from "../support/site/site.ts";

// Whole builds wait for each other on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const all = findSite("persian");

test.each([
  ["https://example.org/", "with something of everything", all],
  ["https://example.org/forum/", "with something of everything", all],
  ["https://example.org/انجمن/زیر/", "with something of everything", all],
])("at %s the site %s has no broken link", (base, _, content) => checkLinks(base, content));

describeDemo("the demo with its guide", () => {
  test.each(["https://example.org/", "https://example.org/forum/"])("has no broken link at %s", (base) => checkLinks(base, bundledContent));
});

async function checkLinks(written: string, content: string): Promise<void> {
  const base = new URL(written).href;
  const { output, files } = await buildSound(content, { base });
  const { broken, inside } = crawl(output, base);
  expect(broken).toEqual([]);
  expect(inside).toBeGreaterThan(10 * files.filter((file) => file.endsWith(".html")).length);
}

describe("a site in a sub-folder", () => {
  const base = "https://example.org/forum/";
  let site: BuiltSite;
  const build = async () => {
    site ??= await buildSound(findSite("persian"), { base });
    return site;
  };

  test("every page has its own absolute address", async () => {
    const { files, page } = await build();
    const pages = files.filter((file) => file.endsWith("index.html") && !isRedirect(page(`/${file}`)));
    expect(pages).toHaveLength(27);
    for (const file of pages) {
      const canonical = findOne(page(`/${file}`), "link", { rel: "canonical" });
      expect(readAttribute(canonical, "href")).toBe(base + encodeURI(file.replace("index.html", "")));
    }
  });

  test("only external links and links within the page lack the folder", async () => {
    const { files, page } = await build();
    const lacking = files
      .filter((file) => file.endsWith(".html"))
      .flatMap((file) =>
        listElements(page(`/${file}`)).flatMap((element) => ["href", "src", "data-listing"].map((name) => readAttribute(element, name))),
      )
      .filter((link) => link?.startsWith("/") && !link.startsWith("/forum/"));
    expect(lacking).toEqual([]);
  });

  test("the page for unknown addresses works at every depth", async () => {
    const { page } = await build();
    const links = listElements(page("/404.html")).flatMap(
      (element) => readAttribute(element, "href") ?? readAttribute(element, "src") ?? [],
    );
    expect(links).toContain("/forum/");
    expect(links.filter((link) => link !== "#main" && !link.startsWith("/forum/"))).toEqual([]);
  });

  test("a site path written by an author gets the folder once", async () => {
    const content = makeFolder({
      "discussions/links.md": writeDiscussion(
        {},
        "[با](/forum/tags/) [بی](/tags/php/) [کنار](../second/) [بیرون](https://example.org/tags/)",
      ),
      "discussions/second.md": writeDiscussion(),
    });
    const { page } = await buildSound(content, { base });
    const links = findAll(findOne(page("/discussions/links/"), "main"), "p").flatMap((paragraph) => findAll(paragraph, "a"));
    expect(links.map((link) => readAttribute(link, "href"))).toEqual([
      "/forum/tags/",
      "/forum/tags/php/",
      "../second/",
      "https://example.org/tags/",
    ]);
  });

  test("the addresses differ from a site at the root only by the folder", async () => {
    const { output } = await build();
    const root = await buildSound(findSite("persian"), { base: "https://example.org/" });
    const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");
    const names = (folder: string) => listFiles(folder).filter((file) => !/filter\/(?:numbers|tags)|^search\/index\//.test(file));
    expect(names(output)).toEqual(names(root.output));
    for (const file of names(output).filter((name) => name.endsWith(".html"))) {
      const text = read(output, file).replaceAll("https://example.org/forum/", "https://example.org/");
      expect(text.replaceAll(/(["=])\/forum\//g, "$1/")).toBe(read(root.output, file));
    }
  });
});

test("a picture whose name holds spaces, brackets and Persian letters is found", async () => {
  const content = copySite("persian");
  writeFiles(content, {
    "discussions/2026/only-vue/نمودار (۱) b.png": readFileSync(join(content, "discussions/2026/page-count/chart.png")),
    "discussions/2026/only-vue.md": writeDiscussion({ tags: "[vue]" }, "![نمودار](<نمودار (۱) b.png>)"),
  });
  const { output, page } = await buildSound(content);
  const source = readAttribute(findOne(page("/discussions/only-vue/"), "img"), "src");
  expect(decodeURI(source ?? "")).toBe("/discussions/only-vue/نمودار (۱) b.png");
  expect(crawl(output, "https://forum.example/").broken).toEqual([]);
});
