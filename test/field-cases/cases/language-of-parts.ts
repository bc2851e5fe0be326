import { makeFolder } from "../../support/disk.ts";
import { type Element, findAll, findOne, readText } from "../../support/site/html.ts";
import { buildSound, writeDiscussion, writeReply } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const files = {
  "site.yaml": "latinLanguage: de\n",
  "discussions/a.md": writeDiscussion(
    { title: "Warum lädt die Seite nicht?" },
    "Die Seite zeigt nur `404`, egal was ich versuche.\n\nלמה הדף לא נטען?\n\nصفحه باز نمی‌شود.",
  ),
  "discussions/a/1-ur.md": writeReply({ language: "ur" }, "صفحہ نہیں کھلتا۔"),
  "discussions/b.md": writeDiscussion({ title: '"מדוע הדף ריק?"' }, "הדף נשאר ריק."),
  "pages/help.md": "---\ntitle: Help\nlanguage: en\n---\nAsk in any language.\n",
};

export const fieldCase: FieldCase = {
  behaviour: "marks each part of a page and a feed that is in another language than the site",
  observe: async () => {
    const site = await buildSound(makeFolder(files));
    const listing = site.page("/tags/php/");
    const thread = site.page("/discussions/a/");
    const help = site.page("/help/");
    const speak = (element: Element) =>
      ["lang", "dir"].flatMap((name) => element.attrs.filter((attribute) => attribute.name === name).map(({ value }) => value)).join(" ");
    return {
      page: speak(findOne(thread, "html")),
      "title of the page": speak(findOne(thread, "h1")),
      posts: findAll(thread, "div", { class: "prose" }).map(speak),
      paragraphs: findAll(thread, "p", { lang: true }).map((paragraph) => `${readText(paragraph).slice(0, 4)} ${speak(paragraph)}`),
      "titles of the listing": findAll(listing, "a", { class: "title" }).map(speak),
      "excerpts of the listing": findAll(listing, "p", { class: "excerpt" }).map(speak),
      "page of the owner": [speak(findOne(help, "h1")), speak(findOne(help, "div", { class: "prose" }))],
      "Atom feed": site.read("feed.xml").match(/<(?:title|summary|content)[^>]* xml:lang="[^"]*"/g) ?? [],
      "JSON feed": site.read("feed.json").match(/"language":"\w*"/g) ?? [],
    };
  },
  right: {
    page: "fa rtl",
    "title of the page": "de ltr",
    posts: ["de ltr", "ur"],
    paragraphs: ["למה  he rtl", "صفحه fa rtl"],
    "titles of the listing": ["de ltr", "he rtl"],
    "excerpts of the listing": ["de ltr", "he rtl"],
    "page of the owner": ["en ltr", "en ltr"],
    "Atom feed": [
      '<title xml:lang="de"',
      '<summary xml:lang="de"',
      '<content type="html" xml:lang="de"',
      '<title xml:lang="he"',
      '<summary xml:lang="he"',
      '<content type="html" xml:lang="he"',
    ],
    "JSON feed": ['"language":"fa"', '"language":"de"', '"language":"he"'],
  },
};
