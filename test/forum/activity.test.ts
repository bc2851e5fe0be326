import { describe, expect, test } from "vitest";
import { findLastActivity } from "../../scripts/forum/activity.ts";
import { buildDiscussion, buildReply, readMoment } from "./sample.ts";

const first = "2026-01-01T12:00:00Z";
const second = "2026-01-02T12:00:00Z";
const third = "2026-01-03T12:00:00Z";
const update = (written: string) => ({ at: readMoment(written), by: "Mina" });

describe("last activity", () => {
  test("of a first post without replies is the post, by its author", () => {
    expect(findLastActivity(buildDiscussion())).toEqual({ at: readMoment(first), actor: "Sara", verb: "raised" });
  });

  test("is the newest reply, with the reply's author", () => {
    const replies = [buildReply("1.md", second), buildReply("2.md", third)];
    expect(findLastActivity(buildDiscussion({ replies }))).toEqual({ at: readMoment(third), actor: "author of 2.md", verb: "updated" });
  });

  test("is the update if it came last, with the name of its author", () => {
    const discussion = buildDiscussion({ replies: [buildReply("1.md", second)], update: update(third) });
    expect(findLastActivity(discussion)).toEqual({ at: readMoment(third), actor: "Mina", verb: "updated" });
  });

  test("is the reply if it came after the update", () => {
    const discussion = buildDiscussion({ replies: [buildReply("1.md", third)], update: update(second) });
    expect(findLastActivity(discussion)).toMatchObject({ at: readMoment(third), actor: "author of 1.md" });
  });

  test("does not change with an update of a reply", () => {
    const replies = [buildReply("1.md", second, { update: update(third) })];
    expect(findLastActivity(buildDiscussion({ replies }))).toMatchObject({ at: readMoment(second), actor: "author of 1.md" });
  });

  test("keeps a date without a time", () => {
    const discussion = buildDiscussion({ update: update("2026-01-05") });
    expect(findLastActivity(discussion).at).toMatchObject({ datetime: "2026-01-05", dayOnly: true });
  });

  test("is the first post if all replies are older", () => {
    expect(findLastActivity(buildDiscussion({ replies: [buildReply("1.md", "2025-01-01T00:00:00Z")] }))).toMatchObject({ verb: "raised" });
  });
});

describe("at one instant", () => {
  test("the update wins over the first post", () => {
    expect(findLastActivity(buildDiscussion({ update: update(first) }))).toMatchObject({ actor: "Mina", verb: "updated" });
  });

  test("a reply wins over the first post", () => {
    expect(findLastActivity(buildDiscussion({ replies: [buildReply("1.md", first)] }))).toMatchObject({
      actor: "author of 1.md",
      verb: "updated",
    });
  });

  test("a reply wins over the update", () => {
    const discussion = buildDiscussion({ replies: [buildReply("1.md", second)], update: update(second) });
    expect(findLastActivity(discussion)).toMatchObject({ actor: "author of 1.md" });
  });

  test("the last reply on the page wins", () => {
    const discussion = buildDiscussion({ replies: [buildReply("1.md", second), buildReply("2.md", second)] });
    expect(findLastActivity(discussion)).toMatchObject({ actor: "author of 2.md" });
  });

  test("the instant counts, not the written local time", () => {
    const replies = [buildReply("1.md", "2026-01-02T10:00:00Z"), buildReply("2.md", "2026-01-02T13:30:00+03:30")];
    expect(findLastActivity(buildDiscussion({ replies, update: update("2026-01-02T05:00:00-05:00") }))).toMatchObject({
      actor: "author of 2.md",
    });
  });
});
