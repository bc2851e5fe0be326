import { makeFolder } from "../../support/disk.ts";
import { findAll, readAttribute, readText } from "../../support/site/html.ts";
import { buildSound, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const body =
  "«https://example.org/الف»، https://example.org/b؛ https://example.org/c؟ (https://example.org/d) https://example.org/e_(f) و node.js و lib.rs";

export const fieldCase: FieldCase = {
  behaviour: "ends a bare address before Persian punctuation, and links no file name",
  observe: async () => {
    const site = await buildSound(makeFolder({ "discussions/talk.md": writeDiscussion({}, body) }));
    const [post] = findAll(site.page("/discussions/talk/"), "div", { class: "prose" });
    return {
      links: post ? findAll(post, "a").map((link) => decodeURI(readAttribute(link, "href") ?? "")) : [],
      text: post ? readText(post).trim() === body : false,
    };
  },
  right: {
    links: [
      "https://example.org/الف",
      "https://example.org/b",
      "https://example.org/c",
      "https://example.org/d",
      "https://example.org/e_(f)",
    ],
    text: true,
  },
};
