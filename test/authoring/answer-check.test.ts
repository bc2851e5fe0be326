import { expect, test } from "vitest";
import { createAnswerCheck } from "../../scripts/authoring/answer-check.ts";
import { buildDiscussionBasics } from "../../scripts/content/parse/fields/discussion-fields.ts";
import { requireLocale } from "../../scripts/locale/locales.ts";
import { findProblemWords } from "../../scripts/problems/languages.ts";
import { utc } from "../../scripts/text/zone.ts";

const { title } = buildDiscussionBasics({ zone: utc, calendar: "jalali" }).shape;

test.each([
  ["fa", "a\u202eb", "پذیرفته نشد: کلید `title` یک نویسهٔ نامرئی دارد (تحمیل راست‌به‌چپ، `U+202E`). آن نویسه را پاک کنید."],
  ["fa", " ", "این را هم بنویسید."],
  ["fa", "پرسش", undefined],
  ["en", "a".repeat(201), "Not accepted: `title` is longer than 200 characters. Shorten it."],
])("checks an answer like its later file, in %s: %j", (language, answer, fault) => {
  const check = createAnswerCheck(requireLocale(language).prompts, findProblemWords(language));
  expect(check("title", title)(answer)).toBe(fault);
});
