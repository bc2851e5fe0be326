import { makeFolder } from "../../support/disk.ts";
import { printProblem } from "../../support/english.ts";
import { writePng } from "../../support/pictures.ts";
import { type Element, findAll, readAttribute } from "../../support/site/html.ts";
import { build, writeDiscussion, writeReply } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const name = "نقشه ۱.png";
const inDiscussion = [`<${name}>`, `<./${name}>`, `<بحث/${name}>`, `<./بحث/${name}>`, encodeURI(`بحث/${name}`), `<../2026/بحث/${name}>`];
const inReply = [`<${name}>`, `<./${name}>`, `<../بحث/${name}>`, encodeURI(`../بحث/${name}`), `</content/discussions/2026/بحث/${name}>`];
const wrong = ["<دیگر/a.png>", `<../بحث/${name}>`];
const show = (paths: readonly string[]) => paths.map((path) => `![نقشه](${path})`).join("\n\n");

export const fieldCase: FieldCase = {
  behaviour: "shows a picture by its bare name and by its path from the Markdown file",
  observe: async () => {
    const site = await build(
      makeFolder({
        "discussions/2026/بحث.md": writeDiscussion({}, `${show(inDiscussion)}\n\n[فایل](<بحث/${name}>)`),
        [`discussions/2026/بحث/${name}`]: writePng(64, 48),
        "discussions/2026/بحث/1.md": writeReply({}, `${show(inReply)}\n\n[فایل](<${name}>)`),
        "discussions/2026/other.md": writeDiscussion({}, show(wrong)),
      }),
    );
    const page = site.page("/discussions/بحث/");
    const address = `/discussions/بحث/${name}`;
    const read = (attribute: string) => (element: Element) => decodeURI(readAttribute(element, attribute) ?? "");
    const sources = findAll(page, "img").map(read("src"));
    const links = findAll(page, "a").map(read("href"));
    return {
      problems: site.problems.map(printProblem),
      notes: site.notes.map(printProblem).map((line) => line.replace(/ is not shown.*/, "")),
      pictures: sources.filter((source) => source === address).length,
      links: links.filter((link) => link === address).length,
      feed: (JSON.parse(site.read("feed.json")) as { items: { content_html: string }[] }).items.flatMap(
        ({ content_html: html }) => html.match(/<img /g) ?? [],
      ).length,
    };
  },
  right: {
    problems: [],
    notes: wrong.map((path, index) => `discussions/2026/other.md:${7 + 2 * index}:1: the picture \`${path.slice(1, -1)}\``),
    pictures: inDiscussion.length + inReply.length,
    links: 2,
    feed: inDiscussion.length,
  },
};
