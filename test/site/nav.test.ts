import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { makeFolder, readTree, writeFiles } from "../support/disk.ts";
import { tellProblem } from "../support/english.ts";
import { findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { type BuiltSite, build, buildSound, writeDiscussion } from "../support/site/site.ts";

const settings = `language: en
base: https://forum.example/sub/
nav:
  - { label: About & rules, link: "/about/?from=top#rules" }
  - { label: About, link: /about/ }
  - { label: Chat, link: "https://chat.example/a?b=c&d" }
  - { label: Mail, link: mailto:owner@forum.example }
  - { label: Own, link: https://forum.example/sub/tags/ }
`;
const sound = { "discussions/a.md": writeDiscussion(), "pages/about.md": "---\ntitle: About\n---\n## Rules\n" };

const write = (links: string) => ({ ...sound, "site.yaml": `language: en\nnav: ${links}\n` });

describe("the links of `nav`", () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildSound(makeFolder({ ...sound, "site.yaml": settings }));
  });

  const listLinks = (url: string) => findAll(findOne(findOne(site.page(url), "header", { class: "site-header with-links" }), "nav"), "a");

  test.each(["/", "/about/", "/404.html", "/search/"])("follow the link to the tags on %s", (url) => {
    const links = listLinks(url).map((link) => [readText(link), readAttribute(link, "href"), readAttribute(link, "rel")]);
    expect(links).toEqual([
      ["Tags", "/sub/tags/", undefined],
      ["About & rules", "/sub/about/?from=top#rules", undefined],
      ["About", "/sub/about/", undefined],
      ["Chat (another site)", "https://chat.example/a?b=c&d", "external"],
      ["Mail", "mailto:owner@forum.example", undefined],
      ["Own", "https://forum.example/sub/tags/", undefined],
    ]);
  });

  test("mark a link to the page itself, and one to another site with an icon", () => {
    const marked = listLinks("/about/").filter((link) => readAttribute(link, "aria-current") === "page");
    expect(marked.map(readText)).toEqual(["About"]);
    expect(
      listLinks("/")
        .filter((link) => findAll(link, "svg").length > 0)
        .map(readText),
    ).toEqual(["Chat (another site)"]);
  });
});

test("a header without links of the owner is as before", async () => {
  const site = await buildSound(makeFolder({ ...sound, "site.yaml": "language: en\n" }));
  const header = findOne(site.page("/"), "header", { class: "site-header" });
  expect(findAll(findOne(header, "nav"), "a").map(readText)).toEqual(["Tags"]);
});

test.each([
  ["[{ label: A, link: /abuot/ }]", 25, "the link to `/abuot/` leads to nothing on this site"],
  ["[{ label: A, link: /discussions/a/ }, { label: B, link: /x }]", 62, "the link to `/x` leads to nothing on this site"],
])("a path that leads to nothing gets a note at its place: %s", async (links, column, reason) => {
  const { notes } = await buildSound(makeFolder(write(links)));
  expect(notes.map((note) => [note.file, note.line, note.column, tellProblem(note).reason])).toEqual([["site.yaml", 2, column, reason]]);
});

test("a build that loses the discussion of a link has the note of a clean build", async () => {
  const folder = makeFolder({
    ...write("[{ label: B, link: /discussions/b/ }]"),
    "discussions/b.md": writeDiscussion(),
    "discussions/c.md": writeDiscussion(),
  });
  const options = { output: join(makeFolder(), "dist"), store: makeFolder(), cache: "used" } as const;
  expect((await buildSound(folder, options)).notes).toEqual([]);
  rmSync(join(folder, "discussions/b.md"));
  const [edited, clean] = [await buildSound(folder, options), await buildSound(folder)];
  expect(edited.notes).toHaveLength(1);
  expect(edited.notes).toEqual(clean.notes);
  expect(readTree(edited.output)).toEqual(readTree(clean.output));
  writeFiles(folder, { "discussions/b.md": writeDiscussion() });
  expect((await buildSound(folder, options)).notes).toEqual([]);
});

const form = "must be a path of this site such as `/about/`, or an http, https or mailto address, not";

test.each([
  ["[{ label: A, link: about }]", 25, `\`nav.link\` ${form} \`about\``],
  ["[{ label: A, link: //chat.example }]", 25, `\`nav.link\` ${form} \`//chat.example\``],
  ["[{ label: A, link: /pages/about.md }]", 25, `\`nav.link\` ${form} \`/pages/about.md\``],
  ['[{ label: A, link: "javascript:alert(1)" }]', 25, `\`nav.link\` ${form} \`javascript:alert(1)\``],
  ["[{ label: A }]", 7, "`nav.link` is missing"],
  ["[{ label: A, lnk: /about/ }]", 19, "the key `nav.lnk` is unknown"],
  [`[${Array.from({ length: 9 }, () => "{ label: A, link: /about/ }").join(", ")}]`, 6, "`nav` has 9 links"],
])("%s is refused at its place", async (links, column, reason) => {
  const { problems } = await build(makeFolder(write(links)));
  expect(problems.map((problem) => [problem.line, problem.column, tellProblem(problem).reason])).toEqual([[2, column, reason]]);
});
