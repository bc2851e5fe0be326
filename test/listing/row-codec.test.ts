import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Row } from "../../scripts/listing/row.ts";
import { decodeRows, encodeRow, encodeRows } from "../../scripts/listing/row-codec.ts";

const row: Row = {
  url: "/forum/discussions/a/",
  title: [
    { text: "خطای ", code: false },
    { text: "a < b && '</script>'", code: true },
  ],
  titleLanguage: undefined,
  excerpt: [{ text: "سلام", code: false }],
  excerptLanguage: undefined,
  author: { name: "t.kavir (Tara)", url: "" },
  actor: { name: "نگار", url: "/forum/authors/%D9%86%DA%AF%D8%A7%D8%B1/" },
  acted: ["توسط ", " به‌روزرسانی شد"],
  at: 1_795_737_600,
  datetime: "2026-11-27T00:00:00Z",
  date: "۶ آذر ۱۴۰۵",
  fullDate: "جمعه ۶ آذر ۱۴۰۵، ساعت ۰۳:۳۰",
  replies: "۵ پاسخ",
  likes: "۱۲ پسند",
  solved: true,
  closed: false,
  tags: [{ label: "C#", url: "/forum/tags/c~23/" }],
};

const runs = fc.array(fc.record({ text: fc.string({ minLength: 1 }), code: fc.boolean() }));
const path = fc.constantFrom("/", "/discussions/a/", "/forum/tags/%D8%A2%D8%B2%D9%85%D9%88%D9%86/", "/tags/c++/");
const name = fc.record({ name: fc.string(), url: fc.oneof(fc.constant(""), path) });
const language = fc.constantFrom(undefined, "", "en", "az-Arab");
const at = fc.integer({ min: -2e9, max: 4e9 });
const rows = fc.array(
  fc.record({
    url: path,
    title: runs,
    titleLanguage: language,
    excerpt: runs,
    excerptLanguage: language,
    author: name,
    actor: name,
    acted: fc.tuple(fc.string(), fc.string()),
    at,
    datetime: fc.oneof(
      fc.constant("2026-05-02"),
      at.map((seconds) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`),
    ),
    date: fc.string(),
    fullDate: fc.string(),
    replies: fc.string(),
    likes: fc.string(),
    solved: fc.boolean(),
    closed: fc.boolean(),
    tags: fc.array(fc.record({ label: fc.string(), url: path })),
  }),
);

const encode = (...list: readonly Row[]) => encodeRows("v1", list.map(encodeRow).join(","));

describe("rows of a shard", () => {
  test("decode to what was encoded", () => {
    fc.assert(
      fc.property(rows, (list) => {
        expect(decodeRows(encode(...list))).toEqual({ version: "v1", rows: list });
      }),
    );
  });

  test("keep a date without a time", () => {
    const dated = { ...row, datetime: "2026-11-27", at: 1_795_725_000 };
    expect(decodeRows(encode(dated)).rows).toEqual([dated]);
  });

  test("need no more bytes if they are in the site's language", () => {
    expect(encode(row)).not.toContain("null");
    expect(encode({ ...row, excerptLanguage: "en" })).toBe(encode(row).replace(/\]\]\}$/, ',[null,"en"]]]}'));
  });

  test.each(["en lang", "-", "x".repeat(9), '"'])("are refused if a language is no tag: %j", (titleLanguage) => {
    expect(() => decodeRows(encode({ ...row, titleLanguage }))).toThrow(TypeError);
  });

  test.each([
    "javascript:alert(1)",
    "//evil.example/",
    "/\\evil.example/",
    "/\t/evil.example/",
    "https://evil.example/",
    "discussions/a/",
    "..evil.example/",
    "..//a/",
  ])("are refused if a link leaves the site: %j", (url) => {
    expect(() => decodeRows(encode({ ...row, url }))).toThrow(TypeError);
    expect(() => decodeRows(encode({ ...row, tags: [{ label: "php", url }] }))).toThrow(TypeError);
    expect(() => decodeRows(encode({ ...row, author: { name: "نگار", url } }))).toThrow(TypeError);
  });

  test.each(["", "null", "{}", '{"version":"v","rows":[[]]}', '{"version":"v","rows":{}}'])(
    "are refused if they are invalid: %j",
    (json) => {
      expect(() => decodeRows(json)).toThrow();
    },
  );
});
