import { describe, expect, test } from "vitest";
import { renderContribute } from "../../layouts/parts/contribute.ts";
import { renderHeader } from "../../layouts/parts/header.ts";
import { renderTag } from "../../layouts/tag.ts";
import { parseSite } from "../../scripts/content/settings/site.ts";
import { planTags } from "../../scripts/pages/tag.ts";
import { buildDiscussion } from "../forum/sample.ts";
import { describeSite, gather } from "../pages/sample.ts";
import { printProblem } from "../support/english.ts";
import { findAll, parsePage, readAttribute, readText } from "../support/site/html.ts";

const discussion = buildDiscussion({ slug: "چرا", file: "discussions/2026/چرا.md", tags: ["C# & پی‌اچ‌پی"] });
const forum = gather([discussion]);

function makeSite(contribute: string, hasEditor = false) {
  const { value, problems } = parseSite(`contribute: ${contribute}\n`, "site.yaml");
  expect(problems.map(printProblem)).toEqual([]);
  const site = describeSite(forum, "https://forum.example/sub/");
  const load = { url: "/x.js", integrity: "" };
  const editor = hasEditor ? { editor: { script: load, engine: load, styles: load } } : {};
  return { ...site, site: { ...site.site, contribute: value?.contribute ?? {} }, assets: { ...site.assets, ...editor } };
}

type Site = ReturnType<typeof makeSite>;

/** The addresses of links on a page, or in a part of one. */
const listLinks = (html: string, className?: string) =>
  findAll(
    parsePage(html.includes("<html") ? html : `<!doctype html><title>x</title>${html}`),
    "a",
    className === undefined ? {} : { class: className },
  ).map((link) => readAttribute(link, "href"));

function renderFirstTag(site: Site): string {
  const [page] = planTags(forum, site);
  if (!page) throw new Error("no tag");
  return renderTag(page, site);
}

const slug = encodeURIComponent("چرا");
const tag = encodeURIComponent("C# & پی‌اچ‌پی");

describe.each([
  [
    "{ github: sara/forum }",
    "https://github.com/sara/forum/issues/new?template=discussion.yml&tags=",
    [
      `https://github.com/sara/forum/issues/new?template=reply.yml&discussion=${slug}`,
      `https://github.com/sara/forum/edit/main/content/discussions/2026/${slug}.md`,
      `https://github.com/sara/forum/issues/new?title=${slug}`,
    ],
  ],
  [
    "{ gitlab: group/inner/forum, branch: trunk }",
    "https://gitlab.com/group/inner/forum/-/new/trunk/content/discussions",
    [
      `https://gitlab.com/group/inner/forum/-/new/trunk/content/discussions/2026/${slug}`,
      `https://gitlab.com/group/inner/forum/-/edit/trunk/content/discussions/2026/${slug}.md`,
      `https://gitlab.com/group/inner/forum/-/issues/new?issue[title]=${slug}`,
    ],
  ],
  [
    "{ forgejo: codeberg.org/sara/forum }",
    "https://codeberg.org/sara/forum/_new/main/content/discussions",
    [
      `https://codeberg.org/sara/forum/_new/main/content/discussions/2026/${slug}`,
      `https://codeberg.org/sara/forum/_edit/main/content/discussions/2026/${slug}.md`,
      `https://codeberg.org/sara/forum/issues/new?title=${slug}`,
    ],
  ],
])("%s", (yaml, start, links) => {
  test("leads to the forms and editors of the service", () => {
    const site = makeSite(yaml);
    expect(listLinks(String(renderHeader(site, "/")), "start")).toEqual([start]);
    expect(listLinks(String(renderContribute(discussion, site)))).toEqual(links);
  });
});

test("the page of a tag fills in its tag, also in the web editor", () => {
  const github = renderFirstTag(makeSite("{ github: sara/forum }"));
  expect(listLinks(github, "start")).toEqual([
    "https://github.com/sara/forum/issues/new?template=discussion.yml&tags=",
    `https://github.com/sara/forum/issues/new?template=discussion.yml&tags=${tag}`,
  ]);
  const editor = renderFirstTag(makeSite("{}", true));
  expect(listLinks(editor, "start")).toEqual([
    "/sub/admin/#/collections/discussions/new",
    `/sub/admin/#/collections/discussions/new?tags=${tag}`,
  ]);
  expect(findAll(parsePage(editor), "a", { class: "start" }).map(readText)).toEqual(["Start a discussion", "Start one with this tag"]);
});

test("an address of one's own replaces that of a service, and of the editor", () => {
  const site = makeSite('{ github: sara/forum, new: "mailto:a@b.example?subject={tag}", report: "https://b.example/{slug}" }', true);
  expect(listLinks(String(renderHeader(site, "/")), "start")).toEqual(["mailto:a@b.example?subject="]);
  expect(listLinks(String(renderContribute(discussion, site))).at(-1)).toBe(`https://b.example/${slug}`);
});

test("without a way in there is no link", () => {
  const site = makeSite("{}");
  expect(listLinks(String(renderHeader(site, "/")), "start")).toEqual([]);
  expect(listLinks(renderFirstTag(site), "start")).toEqual([]);
});

test.each([
  ["{ github: sara }", "`contribute.github` must name a repository as in `sara/forum`, not `sara`."],
  ["{ github: https://github.com/sara/forum }", "must name a repository as in `sara/forum`"],
  ["{ forgejo: sara/forum }", "must name a repository as in `codeberg.org/sara/forum`"],
  ["{ forgejo: 'evil.example/../x' }", "must name a repository"],
  [
    "{ github: sara/forum, gitlab: sara/forum }",
    "`contribute.gitlab` does not go together with `github`. Keep the one where your repository lies.",
  ],
  ["{ github: sara/forum, branch: a..b }", "`contribute.branch`"],
  ["{ new: 'https://a.example/{slug}' }", "holds `{slug}`. Use only `{tag}`."],
  ["{ reply: 'https://a.example/{tag}' }", "holds `{tag}`. Use only `{path}`, `{folder}`, `{slug}`."],
  ["{ new: 'javascript:x' }", "`contribute: { new: https://example.org/new/{tag} }`"],
])("%s is refused", (yaml, sentence) => {
  const { problems } = parseSite(`contribute: ${yaml}\n`, "site.yaml");
  expect(problems.map(printProblem).join("\n")).toContain(sentence);
});
