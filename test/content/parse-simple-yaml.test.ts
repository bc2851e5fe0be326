import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSimpleYaml } from "../../scripts/content/parse/yaml/parse-simple-yaml.ts";
import { parseYaml } from "../../scripts/content/parse/yaml/parse-yaml.ts";

describe("the fast parser for simple front matter", () => {
  test.each([
    'title: "سلام، دنیا!"\nauthor: مینا احمدی\ntags: [js, پایگاه‌داده]\ncreated: 2024-12-12T20:16:39Z\n',
    "title: 'C# و \"جاوا\"'\nversion: 3.10\nanswer: no\nanswer2:  1.md",
    "tags: [ a b ,  c-d, e_f]",
  ])("reads %j", (text) => {
    const read = parseSimpleYaml(text, 2);
    expect(read).toBeDefined();
    expect(read).toEqual(parseYaml(text, "a.md", 2).value);
  });

  test.each([
    ["a key twice", "a: b\na: c"],
    ["no value", "a:"],
    ["a word for nothing", "a: null"],
    ["a comment", "a: b #c"],
    ["a line that goes on", "a: b\n  c"],
    ["an escape", 'a: "b\\nc"'],
    ["an anchor", "a: &b c"],
    ["a tag", "a: !!js/regexp b"],
    ["a list of nothing", "a: []"],
    ["a list in a list", "a: [[b]]"],
    ["a merge key", "<<: b"],
    ["a document mark", "--- a: b"],
    ["a space at the end", "a: b "],
    ["a map", "a: b: c"],
    ["a quotation mark inside", 'a: "b" c"'],
    ["a half of a pair", "a: b\ud800"],
    ["no key", ""],
  ])("leaves %s to the YAML parser", (_, text) => {
    expect(parseSimpleYaml(text, 2)).toBeUndefined();
  });

  test("agrees with the YAML parser", () => {
    const letter = fc.constantFrom(..."ab1آ۲");
    const sign = fc.constantFrom(
      ..."‌ .,:;-[]{}#'\"\\&*!|>%@`~?()/_=\t",
      ": ",
      " #",
      ", ",
      "null",
      "---",
      "\u0301",
      "\u200f",
      "😀",
      "\u2028",
      "\n",
      "\n- ",
    );
    const value = fc.array(fc.oneof({ arbitrary: letter, weight: 4 }, sign), { maxLength: 6 }).map((pieces) => pieces.join(""));
    const line = fc.tuple(
      fc.constantFrom("a: ", "b: ", "c:  ", 'a: "', "b: [", "a:", " a: ", "?"),
      value,
      fc.constantFrom("", '"', "]", "'"),
    );
    let short = 0;
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 2 }), (lines) => {
        const text = lines.map((parts) => parts.join("")).join("\n");
        const read = parseSimpleYaml(text, 2);
        if (!read) return;
        short += 1;
        expect(parseYaml(text, "a.md", 2)).toEqual({ value: read, problems: [] });
      }),
      { seed: 1, numRuns: 10_000 },
    );
    expect(short).toBeGreaterThan(300);
  });
});
