import { expect, test } from "vitest";
import { writeDiscussion, writeReply, writeTombstone } from "../support/site/site.ts";
import { listProblems, parseFiles, parseSound } from "./parsed.ts";

test("a removed first post leaves its replies, its time and its old addresses", () => {
  const discussion = parseSound({
    "discussions/a.md": writeTombstone({ redirectFrom: "[/old/]" }),
    "discussions/a/1.md": writeReply(),
  });
  const left = { slug: "a", title: "", author: "", tags: [], removed: { datetime: "2026-03-01" }, redirectFrom: [{ url: "/old/" }] };
  expect(discussion).toMatchObject(left);
  expect(discussion.replies.map(({ name }) => name)).toEqual(["1.md"]);
});

test("a removed reply is no reply, and solves nothing", () => {
  const discussion = parseSound({
    "discussions/a.md": writeDiscussion({ answer: "1.md" }),
    "discussions/a/1.md": writeTombstone({ redirectFrom: "[/old/]" }),
    "discussions/a/2.md": writeReply(),
  });
  expect(discussion).not.toHaveProperty("answer");
  expect(discussion.replies.map(({ name }) => name)).toEqual(["2.md"]);
  expect(discussion.tombstones).toMatchObject([{ name: "1.md", id: "reply:1", redirectFrom: [{ url: "/old/" }] }]);
});

test("a removed draft stays a draft", () => {
  const { content, counts } = parseFiles({
    "discussions/a.md": writeTombstone({ status: "draft" }),
    "discussions/b.md": writeDiscussion(),
  });
  expect(counts.drafts).toBe(1);
  expect(content.discussions.map(({ slug }) => slug)).toEqual(["b"]);
});

test("a removed post may keep nothing of what it said", () => {
  const files = {
    "discussions/a.md": writeDiscussion({ removed: "2026-03-01" }),
    "discussions/a/1.md": writeReply({ removed: "2026-03-01" }, ""),
    "discussions/a/2.md": writeTombstone({ removed: "yesterday" }),
  };
  expect(listProblems(files).map((problem) => problem.replace(/\. .*/s, ""))).toEqual([
    "discussions/a.md:2:1: the post is removed, but `title` is still there",
    "discussions/a.md:3:1: the post is removed, but `author` is still there",
    "discussions/a.md:5:1: the post is removed, but `tags` is still there",
    "discussions/a.md:8:1: the post is removed, but its text is still there",
    "discussions/a/1.md:2:1: the post is removed, but `author` is still there",
    expect.stringMatching(/^discussions\/a\/2\.md:3:10: `removed` /),
  ]);
});

test("a text about removed things is no tombstone", () => {
  expect(parseSound({ "discussions/a.md": writeDiscussion({}, "removed: 2026-03-01") })).not.toHaveProperty("removed");
});
