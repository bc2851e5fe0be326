import { makeFolder } from "../../support/disk.ts";
import { printProblem } from "../../support/english.ts";
import { findAll, readAttribute, readText } from "../../support/site/html.ts";
import { buildSound, writeDiscussion, writeReply } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const body = `# مقدمه

[جواب](../1404/install.md) و [نظر](./question/2-reza.md#گام-اول) و [راهنما][g]، [خودم](#مقدمه)

[گم](gone.md)، [نه](/authors/هیچ‌کس/)، [لنگر](/guide/#نیست)

[g]: <../../pages/guide.md>`;

export const fieldCase: FieldCase = {
  behaviour: "turns links between files into links to pages and anchors, and notes links into the site that lead nowhere",
  observe: async () => {
    const site = await buildSound(
      makeFolder({
        "discussions/1405/question.md": writeDiscussion({}, body),
        "discussions/1405/question/2-reza.md": writeReply({}, "## گام اول\n\n[بالا](../question.md)"),
        "discussions/1404/install.md": writeDiscussion(),
        "pages/guide.md": "---\ntitle: راهنما\n---\n[پرسش](../discussions/1405/question.md)\n",
      }),
      { base: "https://forum.example/f/" },
    );
    const listLinks = (url: string) =>
      findAll(site.page(url), "div", { class: "prose" }).flatMap((post) =>
        findAll(post, "a").map((link) => `${readText(link)} ${decodeURI(readAttribute(link, "href") ?? "")}`),
      );
    return {
      page: listLinks("/discussions/question/"),
      guide: listLinks("/guide/"),
      feed: site.read("feed.xml").includes("https://forum.example/f/discussions/install/&quot;"),
      excerpt: site.read("index.html").includes("مقدمه جواب و نظر و راهنما، خودم گم"),
      notes: site.notes.map(printProblem).map((note) => note.replace(/:(\d+:\d+): .*link to (`[^`]+`).*/, " $1 $2")),
    };
  },
  right: {
    page: [
      "جواب /f/discussions/install/",
      "نظر /f/discussions/question/#reply:2-reza:گام-اول",
      "راهنما /f/guide/",
      "خودم #مقدمه",
      "نه /f/authors/هیچ‌کس/",
      "لنگر /f/guide/#نیست",
      "بالا /f/discussions/question/",
    ],
    guide: ["پرسش /f/discussions/question/"],
    feed: true,
    excerpt: true,
    notes: [
      "discussions/1405/question.md 11:1 `gone.md`",
      "discussions/1405/question.md 11:16 `/authors/هیچ‌کس/`",
      "discussions/1405/question.md 11:40 `/guide/#نیست`",
    ],
  },
};
