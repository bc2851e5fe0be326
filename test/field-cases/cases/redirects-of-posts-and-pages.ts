import { makeFolder } from "../../support/disk.ts";
import { printProblem } from "../../support/english.ts";
import { findOne, readAttribute } from "../../support/site/html.ts";
import { buildSound, writeDiscussion, writeReply } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

export const fieldCase: FieldCase = {
  behaviour: "forwards old addresses of replies and pages, in any capitals and any bytes",
  observe: async () => {
    const site = await buildSound(
      makeFolder({
        "discussions/a.md": writeDiscussion({ redirectFrom: '["/Thread/7", "/thread/7", "/%e3%E6.asp"]' }),
        "discussions/a/2-reza.md": writeReply({ redirectFrom: '["/post/45/", "/showpost.php?p=45"]' }),
        "pages/rules.md": '---\ntitle: قوانین\nredirectFrom: ["/faq.html"]\n---\nمتن\n',
      }),
    );
    const readRefresh = (url: string) => readAttribute(findOne(site.page(url), "meta", { "http-equiv": "refresh" }), "content") ?? "";
    const lines = site.read("_redirects").trim().split("\n");
    return {
      thread: [readRefresh("/Thread/7/"), readRefresh("/thread/7/")],
      reply: readRefresh("/post/45/"),
      page: readRefresh("/faq.html"),
      query: site.read("old-addresses/0.json"),
      bytes: lines.filter((line) => line.startsWith("/%E3")),
      nginx: site.read("redirects.nginx.conf").includes(String.raw`"~^/\xE3\xE6\.asp/?$" "/discussions/a/$is_args$args";`),
      notes: site.notes.map(printProblem).map((note) => note.replace(/, so .*/, "")),
    };
  },
  right: {
    thread: ["0; url=/discussions/a/", "0; url=/discussions/a/"],
    reply: "0; url=/discussions/a/#reply:2-reza",
    page: "0; url=/rules/",
    query: '{"/%E3%E6.asp?":"/discussions/a/","/showpost.php?p=45":"/discussions/a/#reply:2-reza"}',
    bytes: ["/%E3%E6.asp/ /discussions/a/ 301"],
    nginx: true,
    notes: ["discussions/a.md:6:42: the old address `/%E3%E6.asp/` is not UTF-8"],
  },
};
