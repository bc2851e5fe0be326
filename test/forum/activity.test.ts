import { describe, expect, test } from "vitest";
import { findLastActivity } from "../../scripts/forum/activity.ts";
import { buildDiscussion, buildReply, readMoment } from "./sample.ts";

const first = "2026-01-01T12:00:00Z";
const second = "2026-01-02T12:00:00Z";
const third = "2026-01-03T12:00:00Z";
const update = (written: string) => ({ at: readMoment(written), by: "Mina" });

describe("last activity", () => {
  test("of a first post alone is the post, raised by its author", () => {
    expect(findLastActivity(buildDiscussion())).toEqual({ at: readMoment(first), actor: "Sara", verb: "raised" });
  });

  test("is the newest reply, with the reply's author", () => {
    const replies = [buildReply("1.md", second), buildReply("2.md", third)];
    expect(findLastActivity(buildDiscussion({ replies }))).toEqual({ at: readMoment(third), actor: "author of 2.md", verb: "updated" });
  });

  test("is the update when that came last, with the name of who made it", () => {
    const discussion = buildDiscussion({ replies: [buildReply("1.md", second)], update: update(third) });
    expect(findLastActivity(discussion)).toEqual({ at: readMoment(third), actor: "Mina", verb: "updated" });
  });

  test("is the reply when that came after the update", () => {
    const discussion = buildDiscussion({ replies: [buildReply("1.md", third)], update: update(second) });
    expect(findLastActivity(discussion)).toMatchObject({ at: readMoment(third), actor: "author of 1.md" });
  });

  test("does not move with the update of a reply", () => {
    const replies = [buildReply("1.md", second, { update: update(third) })];
    expect(findLastActivity(buildDiscussion({ replies }))).toMatchObject({ at: readMoment(second), actor: "author of 1.md" });
  });

  test("keeps the date without a time when the event was written so", () => {
    const discussion = buildDiscussion({ update: update("2026-01-05") });
    expect(findLastActivity(discussion).at).toMatchObject({ datetime: "2026-01-05", dayOnly: true });
  });

  test("is the first post when a reply is older than it", () => {
    expect(findLastActivity(buildDiscussion({ replies: [buildReply("1.md", "2025-01-01T00:00:00Z")] }))).toMatchObject({ verb: "raised" });
  });
});

describe("at one instant", () => {
  test("the update goes before the first post", () => {
    expect(findLastActivity(buildDiscussion({ update: update(first) }))).toMatchObject({ actor: "Mina", verb: "updated" });
  });

  test("a reply goes before the first post", () => {
    expect(findLastActivity(buildDiscussion({ replies: [buildReply("1.md", first)] }))).toMatchObject({
      actor: "author of 1.md",
      verb: "updated",
    });
  });

  test("a reply goes before the update", () => {
    const discussion = buildDiscussion({ replies: [buildReply("1.md", second)], update: update(second) });
    expect(findLastActivity(discussion)).toMatchObject({ actor: "author of 1.md" });
  });

  test("of two replies the one that stands last on the page goes first", () => {
    const discussion = buildDiscussion({ replies: [buildReply("1.md", second), buildReply("2.md", second)] });
    expect(findLastActivity(discussion)).toMatchObject({ actor: "author of 2.md" });
  });

  test("of two offsets the instant counts, not the clock that was written", () => {
    const replies = [buildReply("1.md", "2026-01-02T10:00:00Z"), buildReply("2.md", "2026-01-02T13:30:00+03:30")];
    expect(findLastActivity(buildDiscussion({ replies, update: update("2026-01-02T05:00:00-05:00") }))).toMatchObject({
      actor: "author of 2.md",
    });
  });
});
