import { expect, test } from "vitest";
import { findNextChange } from "../../scripts/forum/next-change.ts";
import { now } from "../pages/sample.ts";
import { buildContent, buildDiscussion, instant } from "./sample.ts";

const at = (time: number) => ({ at: time, datetime: "", dayOnly: false });
const find = (discussions: Parameters<typeof buildContent>[0], more: object = {}) =>
  findNextChange({ ...buildContent(discussions), ...more }, now);

test("a forum without anything scheduled does not change by itself", () => {
  expect(find([buildDiscussion({ created: at(now) })])).toBe(Number.POSITIVE_INFINITY);
});

test("a forum changes when the first scheduled post or update is shown", () => {
  const update = { at: at(now + 50), by: "Sara" };
  const reply = { name: "1.md", id: "reply:1", author: "Sara", created: at(now - 9), update, likes: 0, readBody: () => "" };
  expect(find([buildDiscussion({ created: at(now + 90) }), buildDiscussion({ created: at(now - 10), replies: [reply] })])).toBe(now + 50);
});

test("a forum changes when a campaign begins or ends, and a season only with the day", () => {
  const campaign = (season: object) => ({ campaigns: [{ name: "Sale", season }] });
  expect(find([], campaign({ kind: "once", starts: now - 5, ends: now + 70 }))).toBe(now + 70);
  expect(find([], campaign({ kind: "once", starts: now - 5, ends: now }))).toBe(Number.POSITIVE_INFINITY);
  const yearly = campaign({ kind: "yearly", from: { month: 9, day: 25 }, to: { month: 10, day: 1 } });
  expect(find([], yearly)).toBe(instant("2026-06-01T20:30:00Z"));
});
