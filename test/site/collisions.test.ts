import { expect, test } from "vitest";
import { pages } from "../../.eleventy.ts";
import { prepareBuild } from "../../scripts/build/plan.ts";
import { listReservedAddresses } from "../../scripts/pages/urls.ts";
import type { Problem } from "../../scripts/problems/problem.ts";
import { listProblems } from "../content/parsed.ts";
import { type Files, makeFolder } from "../support/disk.ts";
import { printProblem, tellProblem } from "../support/english.ts";
import { writeThread } from "../support/site/long-thread.ts";
import { build, loadAssetsOnce, now, writeDiscussion, writeReply } from "../support/site/site.ts";

const page = "---\ntitle: صفحه\n---\nمتن.\n";
const moved = (...from: readonly string[]) => writeDiscussion({ redirectFrom: `[${from.join(", ")}]` });

async function findProblems(files: Files): Promise<readonly Problem[]> {
  const { problems } = await build(makeFolder({ "discussions/a.md": writeDiscussion(), ...files }));
  return problems;
}

/** The problems of a site with these files and one discussion. */
async function collide(files: Files): Promise<readonly string[]> {
  return (await findProblems(files)).map(tellProblem).map(({ file, reason }) => `${file}: ${reason}`);
}

test.each<[string, Files, readonly string[]]>([
  [
    "a page of the site's own, and the list of tags",
    { "pages/tags.md": page },
    ["pages/tags.md: the name `tags` is reserved: the site has its own page or file there, or may have it after a change of settings"],
  ],
  [
    "an old address, and a discussion",
    { "discussions/b.md": moved("/discussions/a/") },
    ["discussions/b.md: the address `/discussions/a/` already belongs to `discussions/a.md`"],
  ],
  [
    "an old address, and a discussion, in capitals",
    { "discussions/b.md": moved("/discussions/A/") },
    ["discussions/b.md: the address `/discussions/A/` already belongs to `discussions/a.md`"],
  ],
  [
    "the old address of a long discussion, and another long discussion,",
    { ...writeThread("b", 101), ...writeThread("c", 201, { redirectFrom: "[/discussions/b/]" }) },
    ["discussions/c.md: the address `/discussions/b/` already belongs to `discussions/b.md`"],
  ],
  [
    "an old address, and the home page",
    { "discussions/b.md": moved("/index.html") },
    ["discussions/b.md: the address `/index.html` already belongs to the home page"],
  ],
  [
    "two old addresses, one composed and one in capitals",
    { "discussions/b.md": moved("/caf\u00e9/"), "discussions/c.md": moved("/CAFE\u0301/") },
    ["discussions/c.md: the address `/CAF\u00c9/` already belongs to `discussions/b.md`"],
  ],
  [
    "an old address, and a page of the site's own",
    { "pages/about.md": page, "discussions/b.md": moved("/about") },
    ["discussions/b.md: the address `/about/` already belongs to `pages/about.md`"],
  ],
  [
    "an old address below one that is a file",
    { "discussions/b.md": moved("/old.html"), "discussions/c.md": moved("/old.html/more/") },
    ["discussions/c.md: the address `/old.html/more/` is below the file `/old.html`, which belongs to `discussions/b.md`"],
  ],
  [
    "old addresses, and the sitemap and the feeds",
    { "discussions/b.md": moved("/sitemap.xml", "/feed.xml") },
    [
      "discussions/b.md: the address `/sitemap.xml/` is below the file `/sitemap.xml`, which belongs to the sitemap",
      "discussions/b.md: the address `/feed.xml/` is below the file `/feed.xml`, which belongs to the feed of the site",
    ],
  ],
])("%s are a problem that names both", async (_, files, expected) => {
  expect(await collide(files)).toEqual(expected);
});

test.each(["/.goftogu/", "/.goftogu-staging/x/"])("an old address among internal files of builds is a problem: %s", async (url) => {
  const [sentence, second] = await collide({ "discussions/b.md": moved(url) });
  expect(sentence).toMatch(/^discussions\/b\.md: .*hidden folder/);
  expect(sentence).toContain(`\`${url}\``);
  expect(second).toBeUndefined();
});

test("an old address equal to the page for unknown addresses is a problem that names both", async () => {
  const [sentence, second] = await collide({ "discussions/b.md": moved("/404.html") });
  expect(sentence).toContain("`/404.html`");
  expect(sentence).toContain("discussions/b.md");
  expect(second).toBeUndefined();
});

test.each<[string, Files, string]>([
  [
    "search page and a page",
    { "pages/search.md": page },
    "pages/search.md:1:1: the name `search` is reserved: the site has its own page or file there, or may have it after a change of settings. Rename this file.",
  ],
  [
    "robots' file and an old address",
    { "discussions/b.md": moved("/old/", "/robots.txt") },
    "discussions/b.md:6:23: the address `/robots.txt/` is below the file `/robots.txt`, which belongs to the file for search engines. Remove it from `redirectFrom`.",
  ],
])("for the %s, the content file is reported", async (_, files, expected) => {
  expect((await findProblems(files)).map(printProblem)).toEqual([expected]);
});

test("every collision is reported, not only the first", async () => {
  const found = await collide({ "pages/tags.md": page, "discussions/b.md": moved("/discussions/a/", "/404.html", "/free/") });
  expect(found).toHaveLength(3);
});

test("a new discussion at the old address of another may also be renamed", async () => {
  const problems = await findProblems({ "discussions/old.md": writeDiscussion(), "discussions/b.md": moved("/discussions/old/") });
  expect(problems.map(printProblem)).toEqual([
    "discussions/b.md:6:16: the address `/discussions/old/` already belongs to `discussions/old.md`. Remove it from `redirectFrom`, or rename `discussions/old.md`.",
  ]);
});

test("of two discussions with one old address, either can give it up", async () => {
  const problems = await findProblems({ "discussions/b.md": moved("/old/"), "discussions/c.md": moved("/old/") });
  expect(problems.map(printProblem)).toEqual([
    "discussions/c.md:6:16: the address `/old/` already belongs to `discussions/b.md`. Remove it from `redirectFrom` of one of the two.",
  ]);
});

test("an old address cannot be where the site has or may have its own pages", async () => {
  const content = makeFolder({
    "site.yaml": "editor: { backend: local }\n",
    "discussions/a.md": writeDiscussion({ redirectFrom: "[/thread?id=1]" }),
  });
  const options = { content, clock: now, skipBroken: false, search: true, isCheck: true, loadAssets: loadAssetsOnce } as const;
  const { plan } = await prepareBuild(options, pages);
  const own = [...plan.values()].flat().filter(({ source, url }) => typeof source !== "string" && url.split("/").length > 2);
  const folders = new Set(["assets", ...own.map(({ url }) => url.split("/")[1] ?? "")]);
  const { site } = listReservedAddresses();
  expect(site).toEqual(expect.arrayContaining([...folders]));
  for (const folder of folders)
    for (const path of [`/${folder}/new/`, `/${folder.toUpperCase()}/`, `/${folder}/old.html`, `/${folder}/new?page=2`])
      expect(listProblems({ "discussions/a.md": moved(path) })).toEqual([
        expect.stringContaining(`is in a folder where the site makes its own pages (\`${path}\`)`),
      ]);
});

test.each(["redirects.nginx.conf", "old-addresses.json", "old-addresses", "admin", "Sitemap-2.xml", "tags.html", "discussions"])(
  "no page of the owner has the name %s, which the site may use later",
  async (name) => {
    expect(await collide({ [`pages/${name}.md`]: page })).toEqual([expect.stringContaining(`the name \`${name}\` is reserved`)]);
  },
);

test("replies, pages and discussions cannot claim one old address", async () => {
  const claim = { redirectFrom: "[/old/]" };
  const files = {
    "discussions/b.md": writeDiscussion(claim),
    "discussions/b/1.md": writeReply(claim),
    "pages/rules.md": "---\ntitle: قوانین\nredirectFrom: [/Old]\n---\n",
  };
  expect(await collide(files)).toEqual([
    "discussions/b/1.md: the address `/old/` already belongs to `discussions/b.md`",
    "pages/rules.md: the address `/Old/` already belongs to `discussions/b.md`",
  ]);
});

test("one text may have had two spellings of an address", async () => {
  expect(await collide({ "discussions/b.md": moved("/Topic/5", "/topic/5", "/topic/5/", "'/T.php?a=1'", "'/t.php?a=1'") })).toEqual([]);
});

test("tags that some disks treat as one are reported at the discussions with the rarer tag", async () => {
  const problems = await findProblems({
    "discussions/b.md": writeDiscussion({ tags: "[Straße]" }),
    "discussions/c.md": writeDiscussion({ tags: "[strasse]" }),
    "discussions/d.md": writeDiscussion({ created: "2030-01-01", tags: "[strasse]" }),
  });
  expect(problems.map(printProblem)).toEqual([
    "discussions/b.md:1:1: the tag `Straße` has the same address as the tag `strasse` in `discussions/c.md`, at least on some disks. Spell both the same way, or give one of them a `slug` in `tags.yaml`.",
  ]);
});

test("an old address at a scheduled discussion is reported", async () => {
  const later = writeDiscussion({ created: "2030-01-01" });
  const problems = await findProblems({ "discussions/b.md": moved("/discussions/six/"), "discussions/six.md": later });
  expect(problems.map(printProblem)).toEqual([
    "discussions/b.md:6:16: the address `/discussions/six/` already belongs to `discussions/six.md`. Remove it from `redirectFrom`, or rename `discussions/six.md`.",
  ]);
});

test("collisions of scheduled content are reported before it is published", async () => {
  const later = { created: "2030-01-01", redirectFrom: "[/discussions/a/]" };
  expect(await collide({ "discussions/b.md": writeDiscussion(later) })).toEqual([
    "discussions/b.md: the address `/discussions/a/` already belongs to `discussions/a.md`",
  ]);
  const tags = {
    "discussions/b.md": writeDiscussion({ tags: "[strasse]" }),
    "discussions/c.md": writeDiscussion({ created: "2030-01-01", tags: "[straße]" }),
  };
  expect(await collide(tags)).toEqual([
    "discussions/c.md: the tag `straße` has the same address as the tag `strasse` in `discussions/b.md`, at least on some disks",
  ]);
});
