import { expect, test } from "vitest";
import type { Problem } from "../../scripts/content/problem.ts";
import { type Files, makeFolder } from "../setup/disk.ts";
import { printProblem, tellProblem } from "../setup/english.ts";
import { build, writeDiscussion } from "../setup/site.ts";

const page = "---\ntitle: صفحه\n---\nمتن.\n";
const picture = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const moved = (...from: readonly string[]) => writeDiscussion({ redirectFrom: `[${from.join(", ")}]` });

async function findProblems(files: Files): Promise<readonly Problem[]> {
  const { problems } = await build(makeFolder({ "discussions/a.md": writeDiscussion(), ...files }));
  return problems;
}

/** The problems of a site with these files beside one discussion. */
async function collide(files: Files): Promise<readonly string[]> {
  return (await findProblems(files)).map(tellProblem).map(({ file, reason }) => `${file}: ${reason}`);
}

test.each<[string, Files, readonly string[]]>([
  [
    "a page of the site's own, and the list of tags",
    { "pages/tags.md": page },
    ["pages/tags.md: the address `/tags/` is already that of the list of tags"],
  ],
  [
    "an old address, and a discussion",
    { "discussions/b.md": moved("/discussions/a/") },
    ["discussions/b.md: the address `/discussions/a/` is already that of `discussions/a.md`"],
  ],
  [
    "an old address, and the page of a tag, in capitals",
    { "discussions/b.md": moved("/tags/PHP/") },
    ["discussions/b.md: the address `/tags/PHP/` is already that of the tag `php`"],
  ],
  [
    "an old address, and the home page",
    { "discussions/b.md": moved("/index.html") },
    ["discussions/b.md: the address `/index.html` is already that of the home page"],
  ],
  [
    "two old addresses, one composed and one in capitals",
    { "discussions/b.md": moved("/caf\u00e9/"), "discussions/c.md": moved("/CAFE\u0301/") },
    ["discussions/c.md: the address `/CAF\u00c9/` is already that of `discussions/b.md`"],
  ],
  [
    "an old address, and a page of the site's own",
    { "pages/about.md": page, "discussions/b.md": moved("/about") },
    ["discussions/b.md: the address `/about/` is already that of `pages/about.md`"],
  ],
  [
    "an old address below a picture",
    { "discussions/a/dot.gif": picture, "discussions/b.md": moved("/discussions/a/dot.gif/more/") },
    [
      "discussions/b.md: the address `/discussions/a/dot.gif/more/` lies below the file `/discussions/a/dot.gif`, which is that of `discussions/a/dot.gif`",
    ],
  ],
  [
    "an old address below one that is a file",
    { "discussions/b.md": moved("/old.html"), "discussions/c.md": moved("/old.html/more/") },
    ["discussions/c.md: the address `/old.html/more/` lies below the file `/old.html`, which is that of `discussions/b.md`"],
  ],
  [
    "old addresses, and the sitemap and the feeds",
    { "discussions/b.md": moved("/sitemap.xml", "/feed.xml", "/tags/php/feed.json") },
    [
      "discussions/b.md: the address `/sitemap.xml/` lies below the file `/sitemap.xml`, which is that of the sitemap",
      "discussions/b.md: the address `/feed.xml/` lies below the file `/feed.xml`, which is that of the feed of the site",
      "discussions/b.md: the address `/tags/php/feed.json/` lies below the file `/tags/php/feed.json`, which is that of the feed of the tag `php`",
    ],
  ],
])("%s are a problem that names both", async (_, files, expected) => {
  expect(await collide(files)).toEqual(expected);
});

test.each(["/.goftogu/", "/.goftogu-staging/x/"])("an old address in what a build keeps for itself is a problem: %s", async (url) => {
  const [sentence, second] = await collide({ "discussions/b.md": moved(url) });
  expect(sentence).toMatch(/^discussions\/b\.md: .*hidden folder/);
  expect(sentence).toContain(`\`${url}\``);
  expect(second).toBeUndefined();
});

test.each(["/assets/icon.html", "/assets/site.css/", "/Assets/"])(
  "an old address among the site's own files is a problem: %s",
  async (url) => {
    expect(await collide({ "discussions/b.md": moved(url) })).toEqual([
      `discussions/b.md: the address \`${url}\` lies below the file \`/assets\`, which is that of the site's scripts, styles, fonts and pictures`,
    ]);
  },
);

test("an old address of the page for unknown addresses is a problem that names both", async () => {
  const [sentence, second] = await collide({ "discussions/b.md": moved("/404.html") });
  expect(sentence).toContain("`/404.html`");
  expect(sentence).toContain("discussions/b.md");
  expect(second).toBeUndefined();
});

test.each<[string, Files, string]>([
  [
    "search page and a page",
    { "pages/search.md": page },
    "pages/search.md:1:1: the address `/search/` is already that of the search page. Rename this file.",
  ],
  [
    "search page and an old address",
    { "discussions/b.md": moved("/old/", "/search/") },
    "discussions/b.md:6:23: the address `/search/` is already that of the search page. Remove it from `redirectFrom`.",
  ],
  [
    "page of an author and an old address",
    { "discussions/b.md": moved("/authors/نگار/") },
    "discussions/b.md:6:16: the address `/authors/نگار/` is already that of the author `نگار`. Remove it from `redirectFrom`.",
  ],
  [
    "page of a tag and an old file",
    { "discussions/a.md": writeDiscussion({ tags: "[index.htm]" }), "discussions/b.md": moved("/tags/index.htm") },
    "discussions/b.md:6:16: the file `/tags/index.htm` lies above the address `/tags/index.htm/`, which is that of the tag `index.htm`. Remove it from `redirectFrom`.",
  ],
])("of the %s, the content file is at fault", async (_, files, expected) => {
  expect((await findProblems(files)).map(printProblem)).toEqual([expected]);
});

test("every collision is found, not the first alone", async () => {
  const found = await collide({ "pages/tags.md": page, "discussions/b.md": moved("/discussions/a/", "/tags/php/", "/free/") });
  expect(found).toHaveLength(3);
});
