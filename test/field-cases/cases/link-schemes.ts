import { makeFolder } from "../../support/disk.ts";
import { printProblem } from "../../support/english.ts";
import { findAll, findOne, readAttribute, readText } from "../../support/site/html.ts";
import { buildSound, writeDiscussion, writeReply } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const body = "[گروه](xmpp:room@example.org) و <skype://sara> و [تلفن](tel:+985830000000) و ![نقشه][n]\n\n[n]: ed2k://map.png";

export const fieldCase: FieldCase = {
  behaviour: "shows the text of a link that no page may hold, with a note, and keeps phone numbers",
  observe: async () => {
    const site = await buildSound(
      makeFolder({
        "discussions/talk.md": writeDiscussion({}, body),
        "discussions/talk/1.md": writeReply({}, "[بازی](steam://run/1)"),
      }),
    );
    const [post] = findAll(site.page("/discussions/talk/"), "div", { class: "prose" });
    if (!post) throw new Error("the discussion has no post");
    return {
      page: readText(post).trim(),
      links: findAll(post, "a").map((link) => readAttribute(link, "href") ?? ""),
      feed: /xmpp|skype:|ed2k|steam/.test(site.read("feed.xml").replaceAll("skype://sara", "")),
      excerpt: readText(findOne(site.page("/"), "p", { class: "excerpt" })),
      notes: site.notes.map(printProblem).map((note) => note.replace(/^([^ ]+) .*scheme `([^`]+)`.*$/, "$1 $2")),
    };
  },
  right: {
    page: "گروه و skype://sara و تلفن و نقشه",
    links: ["tel:+985830000000"],
    feed: false,
    excerpt: "گروه و skype://sara و تلفن و نقشه",
    notes: [
      "discussions/talk.md:7:1: xmpp:",
      "discussions/talk.md:7:33: skype:",
      "discussions/talk.md:7:78: ed2k:",
      "discussions/talk/1.md:5:1: steam:",
    ],
  },
};
