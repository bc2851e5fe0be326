import { describe, expect, test } from "vitest";
import { findLastActivity } from "../../scripts/forum/activity.ts";
import { gatherForum } from "../../scripts/forum/gather.ts";
import { hideScheduled } from "../../scripts/forum/scheduled.ts";
import { forumUrls } from "../../scripts/pages/urls.ts";
import { tellProblem } from "../support/english.ts";
import { buildContent, buildDiscussion, buildReply, instant, readMoment, tehran } from "./sample.ts";

const now = instant("2026-06-01T12:00:00Z");
const atNow = "2026-06-01T12:00:00Z";
const later = "2026-06-01T12:00:01Z";

describe("a discussion", () => {
  test("of this second is shown", () => {
    const held = hideScheduled([buildDiscussion({ created: readMoment(atNow) })], now, tehran);
    expect(held.shown).toHaveLength(1);
    expect(held.notes).toEqual([]);
  });

  test("one second later is scheduled, and the note gives the time in the zone of the site", () => {
    const held = hideScheduled([buildDiscussion({ created: readMoment(later) })], now, tehran);
    expect(held.shown).toEqual([]);
    expect(held.notes).toEqual([
      {
        file: "discussions/question.md",
        line: 1,
        column: 1,
        violation: { rule: "scheduledUntil", what: "discussion", time: "2026-06-01 15:30:01" },
      },
    ]);
  });

  test("that is scheduled hides its replies and tags too, with one note", () => {
    const future = buildDiscussion({ created: readMoment(later), tags: ["tomorrow"], replies: [buildReply("1.md", later)] });
    const { forum, notes } = gatherForum(buildContent([future, buildDiscussion({ slug: "today" })]), now, forumUrls);
    expect(forum.entries.map(({ discussion }) => discussion.slug)).toEqual(["today"]);
    expect(forum.tags.map(({ label }) => label)).toEqual(["php"]);
    expect(notes).toHaveLength(1);
  });

  test("dated by a day is shown from the first second of that day in the site's zone", () => {
    const dated = buildDiscussion({ created: readMoment("2026-06-02") });
    expect(hideScheduled([dated], instant("2026-06-01T20:29:59Z"), tehran).shown).toEqual([]);
    expect(hideScheduled([dated], instant("2026-06-01T20:30:00Z"), tehran).shown).toEqual([dated]);
  });
});

describe("a reply", () => {
  const discussion = buildDiscussion({ replies: [buildReply("1.md", atNow), buildReply("2.md", later)], answer: "2.md" });

  test("of this second is shown, one of the next second is scheduled and noted", () => {
    const { shown, notes } = hideScheduled([discussion], now, tehran);
    expect(shown[0]?.replies.map(({ name }) => name)).toEqual(["1.md"]);
    expect(notes.map(tellProblem).map(({ file, reason }) => [file, reason])).toEqual([
      ["discussions/question/2.md", "the reply is held back until `2026-06-01 15:30:01`"],
    ]);
  });

  test("that is scheduled does not solve its discussion", () => {
    expect(hideScheduled([discussion], now, tehran).shown[0]).not.toHaveProperty("answer");
    expect(hideScheduled([discussion], now + 1, tehran).shown[0]?.answer).toBe("2.md");
    expect(gatherForum(buildContent([discussion]), now, forumUrls).forum.entries[0]).toMatchObject({ solved: false, replies: 1 });
    expect(gatherForum(buildContent([discussion]), now + 1, forumUrls).forum.entries[0]).toMatchObject({ solved: true, replies: 2 });
  });

  test("stays the answer if another reply is scheduled", () => {
    expect(hideScheduled([{ ...discussion, answer: "1.md" }], now, tehran).shown[0]?.answer).toBe("1.md");
  });
});

describe("an update", () => {
  const update = (written: string) => ({ at: readMoment(written), by: "Mina" });

  test("of this second is shown, one of the next second is scheduled and noted", () => {
    const { shown, notes } = hideScheduled(
      [buildDiscussion({ slug: "a", update: update(atNow) }), buildDiscussion({ slug: "b", update: update(later) })],
      now,
      tehran,
    );
    expect(shown.map((discussion) => discussion.update?.by)).toEqual(["Mina", undefined]);
    expect(notes.map(tellProblem).map(({ file, reason }) => [file, reason])).toEqual([
      ["discussions/b.md", "the update is held back until `2026-06-01 15:30:01`"],
    ]);
  });

  test("that is scheduled does not count as activity", () => {
    const [shown] = hideScheduled([buildDiscussion({ update: update(later) })], now, tehran).shown;
    expect(shown && findLastActivity(shown)).toMatchObject({ actor: "Sara", verb: "raised" });
  });

  test("of a reply is scheduled without the reply", () => {
    const reply = buildReply("1.md", atNow, { update: update(later) });
    const { shown, notes } = hideScheduled([buildDiscussion({ replies: [reply] })], now, tehran);
    expect(shown[0]?.replies).toEqual([buildReply("1.md", atNow)]);
    expect(notes.map(tellProblem).map(({ file, reason }) => [file, reason])).toEqual([
      ["discussions/question/1.md", "the update is held back until `2026-06-01 15:30:01`"],
    ]);
    expect(hideScheduled([buildDiscussion({ replies: [reply] })], now + 1, tehran).shown[0]?.replies).toEqual([reply]);
  });
});

test("the input is not changed", () => {
  const discussion = buildDiscussion({
    replies: [buildReply("1.md", later)],
    answer: "1.md",
    update: { at: readMoment(later), by: "Mina" },
  });
  const before = JSON.stringify(discussion);
  hideScheduled([discussion], now, tehran);
  expect(JSON.stringify(discussion)).toBe(before);
});
