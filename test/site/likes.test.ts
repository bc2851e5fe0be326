import { expect, test } from "vitest";
import { makeFolder } from "../support/disk.ts";
import { findAll, findOne, readText } from "../support/site/html.ts";
import { buildSound, writeDiscussion, writeReply } from "../support/site/site.ts";

const liked = {
  "site.yaml": "pageSize: 2\n",
  "discussions/a.md": writeDiscussion({ likes: "12", created: "2026-01-05" }),
  "discussions/a/1.md": writeReply({ likes: "-3" }),
  "discussions/a/2.md": writeReply({ likes: "0" }),
  "discussions/b.md": writeDiscussion({ created: "2026-01-04" }),
  "discussions/c.md": writeDiscussion({ created: "2026-01-03", likes: "99" }),
};

test("an entry and each post show their likes, 0 likes are hidden, and the order does not change", async () => {
  const site = await buildSound(makeFolder(liked));
  const entries = findAll(findOne(site.page("/tags/php/"), "ol", { class: "entries" }), "article");
  expect(entries.map((entry) => findAll(entry, "span", { class: "likes" }).map(readText))).toEqual([["۱۲ پسند"], []]);
  const page = site.page("/discussions/a/");
  const bylines = findAll(page, "header", { class: "byline" });
  expect(bylines.map((byline) => findAll(byline, "span", { class: "likes" }).map(readText))).toEqual([["۱۲ پسند"], ["\u200e−۳ پسند"], []]);
});

test("the rows that a filter loads show likes too", async () => {
  const site = await buildSound(makeFolder(liked));
  const rows = site.files.filter((file) => /^tags\/php\/filter\/rows.*\.json$/.test(file)).map((file) => site.read(file));
  expect(rows.join()).toContain("۹۹ پسند");
});
