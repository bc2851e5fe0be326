import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse, parseDocument } from "yaml";
import { formatFrontMatter, formatScalar } from "../../scripts/content/authoring/format-front-matter.ts";
import { parseFrontMatter } from "../../scripts/content/parse/front-matter.ts";

/** Reads a value as the site does: always as text. */
function readSite(value: string): unknown {
  const { value: parsed } = parseFrontMatter(`${formatFrontMatter([["key", value]])}body\n`, "a.md");
  return parsed?.keys.entries.get("key")?.value;
}

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(..."aZ0 _-.,:#'\"\\/|>&*!%@`~?{}[]<>=\n\tنیک\u200c\u200d\u202e\u2028\u00a0"), maxLength: 12 }),
  fc.constantFrom(
    "no",
    "Yes",
    "ON",
    "null",
    "~",
    "",
    "3.10",
    "1_000",
    "012",
    "0x1F",
    "12:30",
    "2024-01-01",
    ".inf",
    "1e3",
    "---",
    "y",
    "N",
    "a: b",
    "a #b",
    "NaN",
  ),
);

describe("a value of front matter", () => {
  it("is read unchanged here and by YAML 1.1 and 1.2 parsers", () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(readSite(value)).toMatchObject({ kind: "text", text: value });
        for (const version of ["1.1", "1.2"] as const) {
          expect(parse(`key: ${formatScalar(value)}\n`, { version })).toEqual({ key: value });
          expect(parse(`key: [${formatScalar(value)}, x]\n`, { version })).toEqual({ key: [value, "x"] });
        }
      }),
      { numRuns: 800 },
    );
  });

  it("is written plain if it is a few words", () => {
    expect(["نگار سپیدارنیا", "پایگاه‌داده", "node.js", "Jean-Luc"].map(formatScalar)).toEqual([
      "نگار سپیدارنیا",
      "پایگاه‌داده",
      "node.js",
      "Jean-Luc",
    ]);
  });

  it("is quoted if a YAML tool could read it as something else", () => {
    expect(["no", "3.10", "c++", "a: b", 'a "b"', "2024-01-01"].map(formatScalar)).toEqual([
      '"no"',
      '"3.10"',
      '"c++"',
      '"a: b"',
      '"a \\"b\\""',
      '"2024-01-01"',
    ]);
  });

  it("escapes invisible characters, but keeps ZWNJ and emoji joiners", () => {
    expect(formatScalar("a\u202e\u{e0001}")).toBe('"a\\u202e\\U000e0001"');
    expect(formatScalar("👩‍💻 می‌شود")).toBe('"👩‍💻 می‌شود"');
  });
});

it("front matter keeps the given order of its keys, with lists on one line", () => {
  const text = formatFrontMatter([
    ["title", "x"],
    ["tags", ["b", "no"]],
  ]);
  expect(text).toBe('---\ntitle: x\ntags: [b, "no"]\n---\n');
  expect(parseDocument(text.replaceAll("---\n", "")).errors).toEqual([]);
});
