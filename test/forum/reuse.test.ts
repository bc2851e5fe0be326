import { expect, test } from "vitest";
import { gatherForum } from "../../scripts/forum/gather.ts";
import { forumUrls } from "../../scripts/pages/urls.ts";
import { createRecall } from "../../scripts/text/recall.ts";
import { now } from "../pages/sample.ts";
import { buildContent, buildDiscussion } from "./sample.ts";

const [one, two, three] = ["one", "two", "three"].map((slug, index) =>
  buildDiscussion({ slug, author: ["Sara", "Ali", "Sara"][index] ?? "", tags: [["php"], ["css"], ["css", "go"]][index] ?? [] }),
) as [ReturnType<typeof buildDiscussion>, ReturnType<typeof buildDiscussion>, ReturnType<typeof buildDiscussion>];

test("entries, tags and authors that did not change are the same objects in the next forum", () => {
  const recall = createRecall();
  const before = gatherForum(buildContent([one, two, three]), now, forumUrls, recall);
  const edited = { ...three, title: "Another title" };
  const content = buildContent([one, two, edited]);
  const after = gatherForum(content, now, forumUrls, recall, before);
  expect(after.forum).toEqual(gatherForum(content, now, forumUrls).forum);

  const list = (forum: typeof before.forum) => ({
    entries: new Map(forum.entries.map((entry) => [entry.discussion.slug, entry])),
    tags: new Map(forum.tags.map((tag) => [tag.key, tag])),
    authors: new Map(forum.authors.map((author) => [author.key, author])),
  });
  const [old, current] = [list(before.forum), list(after.forum)];
  const listSame = (kind: keyof typeof old) =>
    [...current[kind]].filter(([key, value]) => old[kind].get(key) === value).map(([key]) => key);
  expect([listSame("entries").sort(), listSame("tags"), listSame("authors")]).toEqual([["one", "two"], ["php"], ["ali"]]);
});

test("a tag that has another label or key is another object in all its entries", () => {
  const recall = createRecall();
  const before = gatherForum(buildContent([one, two, three]), now, forumUrls, recall);
  const registry = { label: "CSS", slug: "styles", aliases: ["go"], line: 1, column: 1 };
  const content = { ...buildContent([one, two, three]), tags: [registry] };
  const after = gatherForum(content, now, forumUrls, recall, before);
  expect(after.forum).toEqual(gatherForum(content, now, forumUrls).forum);
  expect(after.forum.entries.filter((entry) => before.forum.entries.includes(entry)).map(({ discussion }) => discussion.slug)).toEqual([
    "one",
  ]);
});
